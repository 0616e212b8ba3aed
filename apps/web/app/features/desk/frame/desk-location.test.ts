import { expect, test } from 'vitest';
import { isFollowed } from './desk-location.ts';

const here = new URL('https://site.example/desk?show=waiting');
const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

function toLink(href: string, own: { target?: string; download?: boolean } = {}) {
  const { origin, pathname, search, hash } = new URL(href, here);
  const hasAttribute = (name: string) => name === 'download' && own.download === true;
  return { origin, pathname, search, hash, target: own.target ?? '', hasAttribute };
}

test.each(['/desk', '/desk?show=all', '/desk/entry/IN-1', '/desk/people#you'])(
  'the desk follows its own link %s',
  (href) => expect(isFollowed(click, toLink(href), here)).toBe(true),
);

test.each([
  ['another page', '/en'],
  ['a path that only begins like the desk', '/desktop'],
  ['another site', 'https://other.example/desk'],
  ['a mail', 'mailto:a@b.example'],
  ['a place on this page', '?show=waiting#main'],
])('%s is for the browser', (_, href) => {
  expect(isFollowed(click, toLink(href), here)).toBe(false);
});

test.each([
  ['the control key', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['the shift key', { shiftKey: true }],
  ['the alt key', { altKey: true }],
  ['the middle button', { button: 1 }],
  ['a click that somebody has answered', { defaultPrevented: true }],
])('%s leaves a link to the browser', (_, own) => {
  expect(isFollowed({ ...click, ...own }, toLink('/desk/week'), here)).toBe(false);
});

test('a link with a target or a download is for the browser', () => {
  expect(isFollowed(click, toLink('/desk', { target: '_blank' }), here)).toBe(false);
  expect(isFollowed(click, toLink('/desk', { download: true }), here)).toBe(false);
});
