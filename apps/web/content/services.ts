import type { Facts } from './collections.ts';
import { readFacts } from './entries/read-facts.server.ts';
import { serviceFactsSchema } from './schemas/service-schema.ts';

export type Service = Facts<'services'>;

export const services: readonly Service[] = readFacts('services', serviceFactsSchema);
