import { siteSettings } from '@tt/contract/site-settings';
import { expect, test } from 'vitest';
import { englishTexts } from '../../../../test/desk-texts.ts';
import { composeReply } from './compose-reply.ts';
import { templateNames } from './drafts.ts';

const circumstances = {
  entry: { name: 'Ines', reference: 'TT-7K2M9Q', language: 'es' },
  sender: 'Marta',
  origin: 'https://site.example',
} as const;
const compose = (template: (typeof templateNames)[number], name = 'Ines') =>
  composeReply(englishTexts, template, { ...circumstances, entry: { ...circumstances.entry, name } });

test.each(templateNames)('the template %s names the reference and leaves no value open', (template) => {
  const { subject, text } = compose(template);
  expect(subject).toContain('TT-7K2M9Q');
  expect(subject + text).not.toMatch(/[{}]|undefined/);
});

test('a reply greets by name, offers the client’s own page, and is signed', () => {
  const { text } = compose('call');
  expect(text).toMatch(/^Hello Ines,\n\n/);
  expect(text).toContain('https://site.example/es/booking');
  expect(text.endsWith(`Marta, ${siteSettings.company.name}`)).toBe(true);
});

test('without a name it greets without one, and an empty reply has no text', () => {
  expect(compose('answer', '').text).toMatch(/^Hello,\n\n/);
  expect(compose('empty').text).toBe('');
});
