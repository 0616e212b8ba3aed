import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import { sourceNames } from '@tt/contract/inquiry/inquiry-source';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildInquiryRow } from '../../../test/builders.ts';
import { formatNotification } from './notification-text.ts';

const desk = { siteOrigin: 'https://site.example', notifyLanguage: 'en' } as const;
const telegram = { maxLength: 4096, lengthOf: (text: string) => text.length };

test('what was left empty is shown as such', () => {
  const text = formatNotification(buildInquiryRow({ company_name: '', social_media: '' }), desk, telegram);
  for (const line of ['Company: -', 'Social media: -']) expect(text.split('\n')).toContain(line);
});

test('[SOURCE-02] the message says how the inquiry came, as far as it is known', () => {
  const row = buildInquiryRow({ topic: 'fiveg', page_before: '/en', utm_source: '', utm_medium: '' });
  const lines = formatNotification(row, desk, telegram).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['Topic: fiveg', 'Previous page: /en', 'Campaign: spring 2026']),
  );
  expect(lines.filter((line) => /^Campaign (?:source|medium)/.test(line))).toEqual([]);
});

test('[LEAD-02] no description and no name can look like a field or a second message', () => {
  const forged = 'Hello\n\nNew inquiry\u2028Name: Eve\u2029\nEmail: eve@evil.example\n\n\nID: 1';
  const row = buildInquiryRow({ name: `Ada${' '.repeat(90)}Email: eve`, project_description: forged });
  const lines = formatNotification(row, desk, telegram).split(/[\n\u2028\u2029]/);
  expect(lines.filter((line) => line.startsWith('> '))).toHaveLength(9);
  const ours = lines.filter((line) => !line.startsWith('> '));
  expect(ours.slice(0, 4)).toEqual([
    'New inquiry',
    'Name: Ada Email: eve',
    `Email: ${row.email}`,
    `Company: ${row.company_name}`,
  ]);
  expect(ours.slice(-2)).toEqual([`Open at the desk: https://site.example/desk/entry/${row.id}`, '']);
  // A line for each field but the description, and for each part of the source.
  expect(ours).toHaveLength(fieldNames.length + sourceNames.length + 2);
});

test('[LEAD-02] a description is cut only at the limit of the chat, never inside a character, and the cut is named', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '&', '🛠️', 'ż', ' '), maxLength: 6_000 });
  const property = fc.property(text, fc.integer({ min: 400, max: 5_000 }), (description, maxLength) => {
    const row = buildInquiryRow({ project_description: description });
    const chat = { maxLength, lengthOf: (given: string) => given.replaceAll('&', '&amp;').length };
    const shown = formatNotification(row, desk, chat);
    const whole = formatNotification(row, desk, { ...chat, maxLength: Number.POSITIVE_INFINITY });
    expect(shown.isWellFormed()).toBe(true);
    expect(chat.lengthOf(shown)).toBeLessThanOrEqual(maxLength);
    if (chat.lengthOf(whole) <= maxLength) {
      expect(shown).toBe(whole);
      return;
    }
    expect(shown).toContain(`Truncated at the chat’s limit. The full message is at the desk.`);
    // One more character, of at most six units with the mark of its line, would not fit.
    expect(chat.lengthOf(shown)).toBeGreaterThan(maxLength - 7);
    expect(whole.startsWith(shown.slice(0, shown.lastIndexOf('…')))).toBe(true);
  });
  fc.assert(property, { numRuns: 200, seed: 8 });
});
