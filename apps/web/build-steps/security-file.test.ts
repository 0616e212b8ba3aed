import { readFileSync } from 'node:fs';
import { languages } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { securityPath, toSecurityFile } from './security-file.ts';

const dayMs = 86_400_000;

function parse(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
}

test('it names the contact, the languages and its own address', () => {
  expect(parse(toSecurityFile(new Date('2026-11-16T10:00:00Z')))).toEqual({
    Contact: `mailto:${siteSettings.email}?subject=security`,
    Expires: '2027-10-01T00:00:00Z',
    'Preferred-Languages': languages.map(({ tag }) => tag).join(', '),
    Canonical: `${siteSettings.origin}${securityPath}`,
  });
});

test.each([
  '2026-01-01T00:00:00Z',
  '2026-01-31T23:59:59Z',
  '2028-02-29T12:00:00Z',
  '2026-03-31T23:59:59Z',
  '2026-12-31T23:59:59Z',
])('built at %s it is valid for more than 300 days and less than a year', (builtAt) => {
  const built = new Date(builtAt);
  const expires = new Date(parse(toSecurityFile(built)).Expires ?? '');
  const days = (expires.getTime() - built.getTime()) / dayMs;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('two builds of one month are equal', () => {
  expect(toSecurityFile(new Date('2026-11-01T00:00:00Z'))).toBe(
    toSecurityFile(new Date('2026-11-30T23:59:59Z')),
  );
});

test('[IDENT-03] SECURITY.md leads to the same contact', () => {
  const document = readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8');
  expect(document).toContain(securityPath);
});
