import { createHash } from 'node:crypto';
import { inquiryTexts } from '@tt/contract/inquiry/inquiry-texts';
import { expect, test } from 'vitest';
import accessibility from '../messages/en/accessibility.json';
import privacy from '../messages/en/privacy.json';
import { accessibilityUpdatedOn } from './accessibility.ts';

/** The English text of each document by the date that it bears. A new text is a new line, so a date never has two. */
const texts = {
  policy: {
    '2026-11-16': 'eGOTZN0Phoi0L31b',
    '2026-11-17': 'R8mCvrvWL3LYYiif',
    '2026-11-18': 'DVkv92Idsd7RQFUF',
    '2026-11-19': '3gJ947fFr3czU2ot',
  },
  statement: { '2026-11-16': '79_J931XlXW7cIrk', '2026-11-19': 'cWo921Wh0GwCmPpk' },
};

const hash = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 16);

const toAdvice = (where: string, found: string) =>
  `The text has changed. Set ${where} to the day of the change, and add a line with that day and '${found}' to this test, or replace the line of that day.`;

test('[PRIV-14] the policy bears the date of its text', () => {
  const { amendedDate, updated, updatedDate, ...text } = privacy;
  const known: Record<string, string> = texts.policy;
  const found = hash(text);
  expect(known[amendedDate], toAdvice('amendedDate in messages/en/privacy.json', found)).toBe(found);
  expect(amendedDate >= updatedDate).toBe(true);
  expect(updated).toContain('{amended}');
});

test('the policy names every field of the inquiry form', () => {
  const text = JSON.stringify(privacy);
  const [stored = ''] = /Inquiries: name[^"]+/.exec(text) ?? [];
  const labels = Object.values(inquiryTexts.en).map(({ label }) => label.toLowerCase());
  expect(labels.filter((label) => !stored.toLowerCase().includes(label))).toEqual([]);
});

test('[IDENT-02] the accessibility statement bears the date of its text', () => {
  const known: Record<string, string> = texts.statement;
  const found = hash(accessibility);
  expect(known[accessibilityUpdatedOn], toAdvice('content/accessibility.ts', found)).toBe(found);
});

test.each(Object.entries(texts))('the dates of the %s are calendar dates in their order', (_, known) => {
  const dates = Object.keys(known);
  expect(dates).toEqual(dates.toSorted());
  expect(dates.filter((date) => !/^\d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
});
