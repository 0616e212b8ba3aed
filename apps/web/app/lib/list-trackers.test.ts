import { expect, test } from 'vitest';
import { listTrackers } from './list-trackers.ts';

test('a site without trackers has nothing to load', () => {
  expect(listTrackers({})).toEqual([]);
});

test('the id takes its place in the address of the script', () => {
  const analytics = { id: 'A&B 1', scriptUrl: 'https://stats.example/tag.js?id={id}', furtherOrigins: [] };
  expect(listTrackers({ analytics })).toEqual([
    {
      name: 'analytics',
      id: 'A&B 1',
      scriptUrl: 'https://stats.example/tag.js?id=A%26B%201',
      origins: ['https://stats.example'],
    },
  ]);
});

test("a script of the site's own opens only the origins it names", () => {
  const pixels = { id: '7', scriptUrl: '/pixels.js', furtherOrigins: ['https://ads.example'] };
  expect(listTrackers({ pixels })[0]?.origins).toEqual(['https://ads.example']);
});
