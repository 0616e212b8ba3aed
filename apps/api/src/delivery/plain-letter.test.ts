import { expect, test } from 'vitest';
import { toPlainNotice } from './plain-letter.ts';

const letterhead = {
  company: { name: 'Torque & Thrust', email: 'hello@torquethrust.example' },
  siteOrigin: 'https://torquethrust.example',
};

test.each([
  ['New consultation: TT-3D9F6A', 'New consultation: TT-3D9F6A', 'New consultation', 'TT-3D9F6A'],
  [
    'Daily digest: 2 inquiries marked as spam. Release what is real.',
    'Daily digest: 2 inquiries marked as spam',
    'Daily digest',
    '2 inquiries marked as spam. Release what is real.',
  ],
  [
    '1 inquiry, grouped because many arrived at once.',
    '1 inquiry, grouped because many arrived at once',
    '1 inquiry, grouped because many arrived at once',
    '',
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
  if (line) expect(letter.html).toContain(`>${line}</p>`);
  expect(letter.text).toContain(`${first}\nMore.`);
});

test('[PANEL-06] the link of a notice is a button in the mail, and a line in its text', () => {
  const link = { label: 'Open at the desk', url: 'https://torquethrust.example/desk?show=spam' };
  const toText = () => `Daily digest: 2\n${link.label}: ${link.url}\n\nMore.`;
  const { html = '', text } = toPlainNotice({ toText, link }, letterhead).toLetter();
  expect(html.split(link.url)).toHaveLength(2);
  expect(html).toContain(`href="${link.url}"`);
  expect(text).toContain(`\n${link.label}: ${link.url}\n`);
});
