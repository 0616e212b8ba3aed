import { expect, test } from 'vitest';
import type english from '../../../messages/en/contact.json';

const texts = import.meta.glob<typeof english>('../../../messages/*/contact.json', {
  eager: true,
  import: 'default',
});

test("[ERR-08] the success toast's title is the first sentence with an exclamation mark, in every language", () => {
  const found = Object.values(texts).map(({ messages }) => messages);
  expect(found.length).toBeGreaterThan(1);
  expect(found.map(({ successTitle }) => successTitle)).toContain('Thank you for your message!');
  for (const { success_message: message, successTitle } of found) {
    const firstSentence = message.slice(0, message.indexOf('.'));
    expect(successTitle.replace('¡', '')).toBe(`${firstSentence}!`);
  }
});
