import { startDns } from '@tt/standins/dns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../../../test/create-test-context.ts';
import { runOps } from '../run-ops.ts';

let server: Awaited<ReturnType<typeof startDns>>;
beforeAll(async () => {
  server = await startDns();
});
afterAll(() => server.stop());

/** The findings about a sender, by subject. */
async function check(from: string, { relay = 'mail.exchange.test', options = [] as string[] } = {}) {
  const context = await createTestContext({
    // No record of the name server is in a database.
    databaseUrl: 'postgresql://127.0.0.1/none',
    environment: {
      DNS_SERVERS: server.server,
      SMTP_URL: `smtp://user:secret@${relay}:587`,
      MAIL_FROM: from,
    },
  });
  const output = await runOps(context, ['mail', 'check', ...options]);
  expect(output).not.toContain('secret');
  const lines = output.split('\n').map((line) => /^(ok|hint|wrong) +(\w+) +(.*)$/.exec(line));
  const findings = lines.flatMap((match) => (match ? [[match[2] ?? '', `${match[1]}: ${match[3]}`]] : []));
  return { output, findings: Object.fromEntries(findings) };
}

test('a sender that is set up well has nothing to fix', async () => {
  const { output, findings } = await check('hello@sender.test', { options: ['--selector', 'key'] });
  expect(findings).toEqual({
    MX: 'ok: sender.test takes mail.',
    SPF: expect.stringMatching(/^ok: .*It must cover the servers that mail\.exchange\.test sends from/),
    DKIM: 'ok: key._domainkey.sender.test has a key.',
    DMARC: expect.stringMatching(/^ok: /),
    PTR: 'ok: 192.0.2.10 is mail.exchange.test.',
  });
  expect(output).toMatch(/^Emails from hello@sender\.test via mail\.exchange\.test\n/);
  expect(output).toMatch(/\n0 to fix\n$/);
});

test('a sender without any record is told what to add', async () => {
  const { output, findings } = await check('hello@nobody.nowhere.test');
  expect(findings).toMatchObject({
    MX: expect.stringMatching(/^wrong: .*Add an MX record/),
    SPF: expect.stringMatching(/^wrong: .*Add a TXT record: v=spf1/),
    DKIM: expect.stringMatching(/^hint: .*d= must be nobody\.nowhere\.test/),
    DMARC: expect.stringMatching(/^wrong: .*v=DMARC1; p=none/),
  });
  expect(output).toMatch(/\n3 to fix\n$/);
});

test.each([
  ['open-sender.test', /^wrong: .*lets everybody send/, /^hint: .*only reports/],
  ['double-sender.test', /^wrong: .*2 records, so none counts/, /^hint: .*asks for no reports/],
  ['lax-sender.test', /^wrong: .*refuses nobody/, /^wrong: .*no valid p=/],
  ['mail.sender.test', /^wrong: .*has no record/, /^ok: .*p=quarantine/],
])('%s: SPF is %s, DMARC is %s', async (domain, spf, dmarc) => {
  const { findings } = await check(`hello@${domain}`);
  expect(findings).toMatchObject({ SPF: expect.stringMatching(spf), DMARC: expect.stringMatching(dmarc) });
});

test('a revoked and a missing DKIM key are reported', async () => {
  const readDkim = async (selector: string) =>
    (await check('hello@sender.test', { options: ['--selector', selector] })).findings.DKIM;
  expect(await readDkim('revoked')).toMatch(/^wrong: .*p= is empty/);
  expect(await readDkim('other')).toMatch(/^wrong: .*has no key/);
});

test.each([
  ['a-only.test', /^hint: 192\.0\.2\.21 claims to be mail\.exchange\.test/],
  ['aaaa-only.test', /^hint: 2001:db8::21 has no name/],
  ['nowhere.test', /^wrong: nowhere\.test of SMTP_URL has no address/],
  ['192.0.2.10', /^ok: 192\.0\.2\.10 is mail\.exchange\.test/],
])('the relay %s: %s', async (relay, expected) => {
  expect((await check('hello@sender.test', { relay })).findings.PTR).toMatch(expected);
});

test('silence of the name server is no verdict', async () => {
  const { findings } = await check('hello@silent.test');
  for (const subject of ['MX', 'SPF', 'DMARC']) expect(findings[subject]).toMatch(/no name server answered/);
});

test('without a mail server nothing is checked, and other words are refused', async () => {
  const context = await createTestContext({ databaseUrl: 'postgresql://127.0.0.1/none' });
  expect(await runOps(context, ['mail', 'check'])).toContain('SMTP_URL is not set');
  for (const words of [['mail'], ['mail', 'check', '--selector'], ['mail', 'send']])
    await expect(runOps(context, words)).rejects.toThrow('usage: pnpm ops');
});
