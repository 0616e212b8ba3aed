import type { Facts } from './collections.ts';
import { readFacts } from './entries/read-facts.server.ts';
import { caseFactsSchema } from './schemas/case-schema.ts';

export type Case = Facts<'cases'>;

const all: readonly Case[] = readFacts('cases', caseFactsSchema);

/** The cases of the site. */
export const cases = all.filter(({ hidden }) => !hidden);

/** Their addresses are not found. */
export const hiddenCases = all.filter(({ hidden }) => hidden);
