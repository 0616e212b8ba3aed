import type { Facts } from './collections.ts';
import { readFacts } from './entries/read-facts.server.ts';
import { personFactsSchema } from '@tt/contract/people/person';

export type Person = Facts<'people'>;

export const people: readonly Person[] = readFacts('people', personFactsSchema);
