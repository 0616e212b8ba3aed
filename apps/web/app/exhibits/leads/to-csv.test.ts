import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('cells are quoted, and quotes in them doubled', () => {
  expect(
    toCsv([
      ['a', 'b "c", d'],
      ['é', ''],
    ]),
  ).toBe('\uFEFF"a","b ""c"", d"\r\n"é",""');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a cell that would run as a formula is text: %j',
  (cell) => {
    expect(toCsv([[cell]])).toBe(`\uFEFF"'${cell}"`);
  },
);

test('a sign inside a cell stays as it is', () => {
  expect(toCsv([['1+1', 'w.coyote@anvils.example', '11–50']])).toBe(
    '\uFEFF"1+1","w.coyote@anvils.example","11–50"',
  );
});
