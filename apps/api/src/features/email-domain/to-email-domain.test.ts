import { expect, test } from 'vitest';
import { toEmailDomain } from './to-email-domain.ts';

test.each([
  [' Ada@Site.EXAMPLE ', 'site.example'],
  ['ada@Müller.example', 'xn--mller-kva.example'],
  ['a+b@mail.site\u200b.example', 'mail.site.example'],
])('the domain of %j is %s', (email, domain) => expect(toEmailDomain(email)).toBe(domain));

test.each([
  'ada@site',
  'ada@192.0.2.1',
  'ada@[192.0.2.1]',
  'ada@[IPv6:2001:db8::1]',
  'ada@site..example',
  'ada@-site.example',
  'ada@site_x.example',
  `ada@${'a'.repeat(64)}.example`,
  'ada@site.example/path',
  'ada@site.example:25',
])('no name server is asked about %j', (email) => expect(toEmailDomain(email)).toBeUndefined());
