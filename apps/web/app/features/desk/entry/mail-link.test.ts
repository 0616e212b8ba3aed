import { expect, test } from 'vitest';
import { toMailLink } from './mail-link.ts';

const mail = { to: 'ines@example.com', copyTo: 'team@example.com', subject: 'Su consulta & más', text: '' };

test('nothing that a stranger wrote becomes another field of the mail', () => {
  const { href } = toMailLink({ ...mail, to: 'a@b.example?bcc=x@y.example', text: 'One & two?\nbcc=z' });
  const { searchParams, pathname } = new URL(href);
  expect(decodeURIComponent(pathname)).toBe('a@b.example?bcc=x@y.example');
  expect([...searchParams.keys()]).toEqual(['cc', 'subject', 'body']);
  expect(searchParams.get('body')).toBe('One & two?\r\nbcc=z');
});

test('a link of 1,800 characters carries the text, a longer one leaves it to the clipboard', () => {
  const room = 1_800 - `${toMailLink(mail).href}&body=`.length;
  expect(toMailLink({ ...mail, text: 'a'.repeat(room) })).toMatchObject({ isTextLeftOut: false });
  const long = toMailLink({ ...mail, text: 'a'.repeat(room + 1) });
  expect(long).toEqual({ href: toMailLink(mail).href, isTextLeftOut: true });
});
