import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('cells are quoted, and quotes doubled', () => {
  expect(toCsv(['a', 'b'], [{ a: 'x, "y"\nz', b: null }])).toBe('"a","b"\r\n"x, ""y""\nz",""\r\n');
});

test.each([
  '=1+1',
  '\n=1',
  '＝1+1',
  '＠SUM(A1)',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =HYPERLINK("https://x.example")',
])('the formula %j is text to a spreadsheet', (formula) =>
  expect(toCsv(['a'], [{ a: formula }])).toContain(`"'${formula.replaceAll('"', '""')}"`),
);
