import { expect, test } from 'vitest';
import { toPlainNotice } from './plain-letter.ts';

const letterhead = {
  company: { name: 'Torque & Thrust', email: 'hello@torquethrust.example' },
  siteOrigin: 'https://torquethrust.example',
};

test.each([
  ['New consultation: TT-3D9F6A', 'New consultation: TT-3D9F6A', 'New consultation', 'TT-3D9F6A'],
  [
    'Daily digest: 2 inquiries marked as spam. To announce one like any other: pnpm ops inquiries announce ID',
    'Daily digest: 2 inquiries marked as spam',
    'Daily digest',
    '2 inquiries marked as spam. To announce one like any other: pnpm ops inquiries announce ID',
  ],
  [
    '1 inquiry, announced together because many arrive. To read one: pnpm ops inquiries show ID',
    '1 inquiry, announced together because many arrive',
    '1 inquiry, announced together because many arrive',
    'To read one: pnpm ops inquiries show ID',
  ],
  [
    'Webhook disabled: hooks.site.example answered that it is gone (410) and gets nothing more.',
    'Webhook disabled: hooks.site.example answered that it is gone (410) and gets nothing more',
    'Webhook disabled',
    'hooks.site.example answered that it is gone (410) and gets nothing more.',
  ],
])('the mail of a notice has a short subject and headline: %s', (first, subject, title, line) => {
  const letter = toPlainNotice({ toText: () => `${first}\nMore.` }, letterhead).toLetter();
  expect(letter.subject).toBe(subject);
  expect(letter.html).toContain(`>${title}</h1>`);
  expect(letter.html).toContain(`>${line}</p>`);
  expect(letter.text).toContain(`${first}\nMore.`);
});
