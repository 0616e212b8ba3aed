import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookingStatuses } from '../../../db/tables.ts';
import { transitions } from './booking-states.ts';

const root = new URL('../../../', import.meta.url);
const functionStart = /(?=create function \w+\(|^(?:export )?(?:async )?function \w+)/m;
const functionName = /^(?:create|export|async|\s)*function (\w+)/;
/** What an update or an insert makes of the status; a condition has no `set` before it. */
const writes = [
  /\bset\s[^;`]*?\bstatus = (?:case when[^']*?then )?'(\w+)'(?: else '(\w+)')?/g,
  /status := case when[^']*?then '(\w+)' else '(\w+)'/g,
  /\.set\((?:\(\w+\) => \()?\{[^}]*?status: '(\w+)'/g,
];

function listWrites(text: string): string[] {
  return text.split(functionStart).flatMap((part) => {
    const name = part.match(functionName)?.[1];
    return writes.flatMap((pattern) =>
      [...part.matchAll(pattern)]
        .flatMap(([, one, other]) => [one, other])
        .filter((status) => bookingStatuses.some((known) => known === status))
        .map((status) => `${name} sets ${status}`),
    );
  });
}

test('every status that a statement sets is in the table of transitions, and the other way around', () => {
  const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const found = files.flatMap((file) => listWrites(readFileSync(new URL(file, root), 'utf8')));
  const told = transitions.map(({ in: name, to }) => `${name} sets ${to}`);
  expect([...new Set(found)].toSorted()).toEqual([...new Set(told)].toSorted());
});
