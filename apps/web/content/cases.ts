import type { Facts } from './collections.ts';
import { readFacts } from './entries/read-facts.server.ts';
import { caseFactsSchema } from './schemas/case-schema.ts';

export type Case = Facts<'cases'>;

export const cases: readonly Case[] = readFacts('cases', caseFactsSchema);
