import { expect, test } from 'vitest';
import { judgeLicenses, type Licenses } from './licenses.ts';

const of = (...licenses: string[]): Licenses =>
  Object.fromEntries(licenses.map((license) => [license, [{ name: 'some-package', versions: ['1.0.0'] }]]));

const count = (shipped: Licenses, all: Licenses) => judgeLicenses(shipped, all).problems.length;

test.each(['MIT', '(MIT OR GPL-3.0)', 'GPL-3.0 OR MIT', 'MIT AND ISC'])('%s may be shipped', (license) => {
  expect(count(of(license), of(license))).toBe(0);
});

test.each([
  'GPL-3.0-only',
  'AGPL-3.0',
  'MIT AND GPL-3.0',
  'UNLICENSED',
  'Unknown',
  'SEE LICENSE IN LICENSE.md',
])('%s is refused, also in a tool', (license) => {
  expect(judgeLicenses({}, of(license)).problems).toEqual([
    {
      path: 'pnpm-lock.yaml',
      message: expect.stringContaining(`some-package@1.0.0 is under ${license}: replace`),
    },
  ]);
});

test.each(['MPL-2.0', 'CC-BY-4.0', 'LGPL-3.0-or-later'])(
  'a tool may be under %s, and what we ship may not',
  (license) => {
    expect(count({}, of(license))).toBe(0);
    expect(judgeLicenses(of(license), of(license)).problems[0]?.message).toContain('which we ship');
  },
);
