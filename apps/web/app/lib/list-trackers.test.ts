import { expect, test } from 'vitest';
import { listTrackers } from './list-trackers.ts';

const none = { id: '', scriptUrl: '', furtherOrigins: [] };

test('a site without ids has nothing to load', () => {
  expect(
    listTrackers({ analytics: none, pixels: { ...none, scriptUrl: 'https://pixels.example/p.js' } }),
  ).toEqual([]);
});

test('the id takes its place in the address of the script', () => {
  const analytics = { id: 'A&B 1', scriptUrl: 'https://stats.example/tag.js?id={id}', furtherOrigins: [] };
  expect(listTrackers({ analytics, pixels: none })).toEqual([
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
  expect(listTrackers({ analytics: none, pixels })[0]?.origins).toEqual(['https://ads.example']);
});

test('an id without the address of a script stops the build', () => {
  expect(() => listTrackers({ analytics: { ...none, id: '7' }, pixels: none })).toThrow('trackers.analytics');
});
