import { languages } from '@tt/contract/language/language';
import fc from 'fast-check';
import { toCityName } from '@tt/contract/time/city-name';
import { cityTables } from '@tt/contract/time/city-tables';
import { expect, test } from 'vitest';
import { buildInquiryRow } from '../../../test/builders.ts';
import { type ReceiptOptions, toReceiptMail } from './receipt-mail.ts';

const options: ReceiptOptions = {
  company: { name: 'Torque & Thrust', email: 'hello@torquethrust.example' },
  siteOrigin: 'https://torquethrust.example',
  businessTimeZone: 'Europe/Warsaw',
  replyWithin: undefined,
};
const free = { isAccountNeeded: false };

/** The lines that a reader of the HTML part sees. */
function listSeen(html: string): string[] {
  return html
    .slice(html.indexOf('</h1>'))
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&nbsp;|&rarr;/g, ' ')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.replaceAll(/^[ ·]+|[ ·.:]+$/g, ''))
    .filter((line) => line.length > 1);
}

test.each(languages)(
  '[ANSWER-05] the receipt in $code: text and HTML say the same, in both themes, and nothing is loaded',
  ({ code, tag }) => {
    const row = buildInquiryRow({ language: code, created_at: new Date('2026-11-16T10:20:00Z') });
    const { html, text, subject } = toReceiptMail(row, options, free);
    const reference = /TT-\w{6}/.exec(subject)?.[0] ?? 'none';
    for (const part of [text, html]) {
      expect(part).toContain(`https://torquethrust.example/${code}/booking`);
      expect(part).not.toMatch(/\{\w+\}|undefined|inquiry\.receipt|\u202f/);
    }
    const [line = '', ...seen] = listSeen(html);
    expect(line).toContain(reference);
    expect(text).toContain(reference);
    for (const words of seen) expect(text).toContain(words);
    expect(seen.length).toBeGreaterThan(10);
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).not.toMatch(/<img|<link|<script|<iframe|@import|url\(|src=/i);
  },
);

test.each(languages)(
  '[ANSWER-06] without a reply time the receipt in $code names none; with one it names day, time and city',
  ({ code }) => {
    // Its reference does not contain 17.
    const id = '00000000-0000-4000-8000-000000000000';
    const row = buildInquiryRow({ id, language: code, created_at: new Date('2026-11-16T10:20:00Z') });
    const plain = toReceiptMail(row, options, free);
    const promised = toReceiptMail(row, { ...options, replyWithin: 1 }, free);
    const city = toCityName(options.businessTimeZone, cityTables[code]);
    expect(plain.text).not.toMatch(/17/);
    expect(plain.text).not.toContain(city);
    expect(promised.text).toMatch(/17/);
    expect(promised.text).toContain(city);
  },
);

test('without booking by email the receipt does not say that no account is needed', () => {
  const row = buildInquiryRow();
  expect(toReceiptMail(row, options, free).text).toContain('No account needed');
  expect(toReceiptMail(row, options, { isAccountNeeded: true }).text).not.toContain('account');
});

test('[ANSWER-07] nothing that the sender typed is in the receipt, but the address that it goes to', () => {
  const marked = fc.string({ unit: 'grapheme' }).map((text) => `§${text}§`);
  const typed = fc.record({
    name: marked,
    company_name: marked,
    social_media: marked,
    project_description: marked,
  });
  const language = fc.constantFrom(...languages.map(({ code }) => code));
  fc.assert(
    fc.property(typed, language, (words, code) => {
      const row = buildInquiryRow({
        id: '3d9f6a20-1111-4222-8333-444455556666',
        language: code,
        created_at: new Date(0),
      });
      const mail = toReceiptMail({ ...row, ...words }, options, free);
      expect(JSON.stringify(mail)).not.toContain('§');
      expect(mail).toEqual(toReceiptMail(row, options, free));
      expect(`${mail.text}${mail.html}`).not.toContain(row.email);
    }),
    { numRuns: 20 },
  );
});
