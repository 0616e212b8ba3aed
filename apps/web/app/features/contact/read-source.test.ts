import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const form = 'https://site.example/en/contact';
const topics = { fiveg: '5G' };
const read = (query: string, referrer = '') => readSource({ href: form + query, referrer }, topics);

test('[SOURCE-03] the topic of the address counts if it is one of ours', () => {
  expect(read('?topic=fiveg')).toEqual({ topic: 'fiveg' });
  for (const unknown of ['', '?topic=', '?topic=nope', '?topic=toString', '?topic=__proto__'])
    expect(read(unknown)).toEqual({});
});

test('[SOURCE-04] the page before is one of ours, or its host is a foreign one', () => {
  expect(read('', 'https://site.example/en/expertise/fiveg?utm_source=x')).toEqual({
    page_before: '/en/expertise/fiveg',
  });
  expect(read('', 'https://www.news.example/story?id=7')).toEqual({ referring_host: 'www.news.example' });
  expect(read('', 'android-app://com.mail/')).toEqual({ referring_host: 'com.mail' });
  expect(read('', 'not an address')).toEqual({});
});

test('[SOURCE-04] the campaign of the address is taken in plain characters, bounded', () => {
  expect(read('?utm_source=x&utm_medium=e-mail&utm_campaign=Spring%0A<2026>&utm_term=y')).toEqual({
    utm_source: 'x',
    utm_medium: 'e-mail',
    utm_campaign: 'Spring 2026',
  });
  expect(read(`?utm_source=${'x'.repeat(300)}`)).toEqual({ utm_source: 'x'.repeat(100) });
  expect(read('?utm_source=%3C%3E')).toEqual({});
});
