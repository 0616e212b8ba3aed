import { expect, test } from 'vitest';
import { isArrivingPerson } from './other-version.ts';

const person = {
  webdriver: false,
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
};
const origin = 'https://site.example';

test.each([
  ['', true],
  ['https://news.example/story', true],
  ['https://site.example.evil.example/', true],
  ['https://site.example/en', false],
])('[HINT-02] who comes from “%s” arrives: %s', (referrer, isArriving) => {
  expect(isArrivingPerson(person, referrer, origin)).toBe(isArriving);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
])('[HINT-03] a robot is no person: %s', (userAgent) => {
  expect(isArrivingPerson({ ...person, userAgent }, '', origin)).toBe(false);
});

test('[HINT-03] a browser that a program drives is no person', () => {
  expect(isArrivingPerson({ ...person, webdriver: true }, '', origin)).toBe(false);
});
