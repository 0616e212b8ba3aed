import { expect, test } from 'vitest';
import { inquirySchema } from './inquiry.ts';
import { sourceFields, sourceNames } from './inquiry-source.ts';

const typed = { name: 'Ada', email: 'ada@site.example', project_description: 'A machine.' };
const parse = (source: object) => inquirySchema.parse({ ...typed, ...source });

test('[SOURCE-01] an inquiry without a source is one whose source is not known', () => {
  for (const name of sourceNames) {
    for (const none of [{}, { [name]: undefined }, { [name]: null }, { [name]: '' }])
      expect(parse(none)[name]).toBe('');
  }
});

test.each([
  ['topic', 'teeth-volumetric'],
  ['topic', '5g-orchestration'],
  ['page_before', '/ua/cases/teeth-volumetric'],
  ['referring_host', 'www.search-engine.example'],
  ['referring_host', 'xn--80ak6aa92e.example'],
  ['utm_source', 'newsletter'],
  ['utm_medium', 'e-mail'],
  ['utm_campaign', 'Wiosna 2026 ż_1.2+b'],
] as const)('[SOURCE-01] %s may be %s', (name, value) => {
  expect(parse({ [name]: value })[name]).toBe(value);
});

test.each([
  ['topic', 'Buy Now'],
  ['topic', '-'],
  ['page_before', 'https://evil.example/'],
  ['page_before', '//evil.example?x=1'],
  ['referring_host', 'evil.example/path'],
  ['referring_host', 'a\nName: Eve'],
  ['utm_source', 'https://evil.example'],
  ['utm_campaign', 'two\nlines'],
  ['utm_campaign', 'hidden \u202e'],
  ['utm_medium', ['a', 'b']],
  ['utm_medium', 7],
] as const)('[SOURCE-01] what does not fit is not known, and the inquiry stands: %s %j', (name, value) => {
  expect(parse({ [name]: value })).toMatchObject({ ...typed, [name]: '' });
});

test.each(sourceNames)('[SOURCE-01] %s is bounded', (name) => {
  const { maxLength } = sourceFields[name];
  const start = name === 'page_before' ? '/' : 'a';
  expect(parse({ [name]: start.padEnd(maxLength, 'a') })[name]).toHaveLength(maxLength);
  expect(parse({ [name]: start.padEnd(maxLength + 1, 'a') })[name]).toBe('');
});
