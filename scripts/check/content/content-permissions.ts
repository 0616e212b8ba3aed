import type { Problem } from '../project.ts';
import type { Content } from './content-entries.ts';

/** Every named person, client and quote has the day of its permission. */
export function listPermissionProblems({ cases, people }: Content): Problem[] {
  return [
    ...people
      .filter(({ facts }) => !facts.permittedOn)
      .map(({ facts, report }) => report(ask('permittedOn', facts.name), 'name')),
    ...cases.flatMap(({ facts: { client, quote }, report }) => [
      ...(client && !client.permittedOn
        ? [report(ask('client.permittedOn', client.name), 'client.name')]
        : []),
      ...(quote && !quote.permittedOn
        ? [report(ask('quote.permittedOn', `the quote of ${quote.person}`), 'quote.person')]
        : []),
    ]),
  ];
}

const ask = (field: string, who: string) =>
  `${field}: ${who} has no date of permission. Get it in writing and enter the day as permittedOn, or take the name out.`;
