import { expect, test } from 'vitest';
import { toKnownZoneName } from './known-zone-name.ts';

test('a zone is shown by its current name', () => {
  expect(toKnownZoneName('Europe/Kiev')).toBe('Europe/Kyiv');
  expect(toKnownZoneName('Asia/Katmandu')).toBe('Asia/Kathmandu');
  expect(toKnownZoneName('Europe/Warsaw')).toBe('Europe/Warsaw');
});

test('a new name is the same zone', () => {
  const toOffset = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(0);
  for (const old of ['Asia/Calcutta', 'America/Godthab', 'Pacific/Enderbury', 'America/Buenos_Aires']) {
    expect(toOffset(toKnownZoneName(old))).toBe(toOffset(old));
  }
});
