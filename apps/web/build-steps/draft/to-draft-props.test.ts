import { expect, test } from 'vitest';
import { toDraftProps } from './to-draft-props.ts';

const base = '/drafts/0123/';

test('[DRAFT-02] addresses of the site lie below the folder of the draft', () => {
  expect(toDraftProps({ href: '/en/contact?topic=5g#form', src: '/assets/a.webp' }, base)).toEqual({
    href: '/drafts/0123/en/contact?topic=5g#form',
    src: '/drafts/0123/assets/a.webp',
  });
  expect(toDraftProps({ action: '/rest/v1/client_request', className: '/en' }, base)).toEqual({
    action: '/drafts/0123/rest/v1/client_request',
    className: '/en',
  });
});

test('[DRAFT-02] each picture of a set is below the folder', () => {
  expect(toDraftProps({ srcSet: '/assets/a.avif 480w, /assets/b.avif 960w' }, base)).toEqual({
    srcSet: '/drafts/0123/assets/a.avif 480w, /drafts/0123/assets/b.avif 960w',
  });
});

test.each(['#main', 'https://other.example/en', '//other.example', 'mailto:a@b.example', '/en/feed.xml', ''])(
  '[DRAFT-02] %s is no page of a draft and stays',
  (href) => expect(toDraftProps({ href }, base)).toEqual({ href }),
);

test('[DRAFT-02] what is below the folder already stays', () => {
  const props = { href: '/drafts/0123/assets/a.css', children: ['/en'] };
  expect(toDraftProps(props, base)).toEqual(props);
});
