/** The zone that has no file, so that the server must answer SERVFAIL for everything below it. */
export const brokenZone = 'servfail.test';

/** Names at and below this one are never answered. */
export const silentZone = 'silent.test';

// Reserved for examples (RFC 2606), and what people type first when they try a form. In the public DNS
// some of them accept no mail; here they all do.
const everydayDomains = ['example.com', 'example.net', 'example.org', 'company.example', 'gmail.com'];

// Each case also answers for every name below it, so a test that needs an uncached domain can make one up.
const cases: Record<string, string[]> = {
  'mx.test': ['MX 10 mail.exchange.test.'],
  'many-mx.test': ['MX 30 mail.exchange.test.', 'MX 10 mail.nowhere.test.', 'MX 20 backup.exchange.test.'],
  'null-mx.test': ['MX 0 .', 'A 192.0.2.20'],
  'a-only.test': ['A 192.0.2.21'],
  'aaaa-only.test': ['AAAA 2001:db8::21'],
  'none.test': ['TXT "a name without a mail server"'],
  'dangling-mx.test': ['MX 10 mail.nowhere.test.'],
  // bücher.test
  'xn--bcher-kva.test': ['MX 10 mail.exchange.test.'],
};

/** What receivers look up about senders. These names answer for themselves alone. */
const senders = [
  'sender.test. MX 10 mail.exchange.test.',
  'sender.test. TXT "v=spf1 include:_spf.exchange.test -all"',
  '_dmarc.sender.test. TXT "v=DMARC1; p=quarantine; rua=mailto:reports@sender.test"',
  'key._domainkey.sender.test. TXT "v=DKIM1; k=rsa; " "p=MIIBIjANBgkqh"',
  'revoked._domainkey.sender.test. TXT "v=DKIM1; k=rsa; p="',
  'open-sender.test. TXT "v=spf1 +all"',
  '_dmarc.open-sender.test. TXT "v=DMARC1; p=none; rua=mailto:reports@open-sender.test"',
  'double-sender.test. TXT "v=spf1 -all"',
  'double-sender.test. TXT "v=spf1 mx ~all"',
  '_dmarc.double-sender.test. TXT "v=DMARC1; p=reject"',
  'lax-sender.test. TXT "v=spf1 mx ?all"',
  '_dmarc.lax-sender.test. TXT "v=DMARC1; p=maybe"',
  '10.2.0.192.in-addr.arpa. PTR mail.exchange.test.',
  '21.2.0.192.in-addr.arpa. PTR mail.exchange.test.',
];

/** The whole name space below the root, so that any name which is not listed is NXDOMAIN, not REFUSED. */
export function createRootZone(): string {
  const mailDomains = everydayDomains.map((domain): [string, string[]] => [
    domain,
    ['MX 10 mail.exchange.test.'],
  ]);
  const records = [...Object.entries(cases), ...mailDomains].flatMap(([name, values]) =>
    values.flatMap((value) => [`${name}. ${value}`, `*.${name}. ${value}`]),
  );
  return [
    '$TTL 60',
    '. SOA ns.test. hostmaster.test. 1 3600 600 86400 60',
    '. NS ns.test.',
    'ns.test. A 127.0.0.1',
    'mail.exchange.test. A 192.0.2.10',
    'backup.exchange.test. AAAA 2001:db8::10',
    ...records,
    ...senders,
    '',
  ].join('\n');
}
