import { expect, test } from 'vitest';
import { buildDns, buildInquiry } from '../../../test/builders.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

interface Sender {
  remoteAddress?: string;
  email?: string;
  [field: string]: unknown;
}

async function start(environment: Record<string, string> = {}, dns = buildDns()) {
  const test = await startTestApp({ environment, replacements: dns });
  const submit = async ({ remoteAddress = '192.0.2.1', ...fields }: Sender = {}, key?: string) => {
    const headers = key ? { 'idempotency-key': key } : {};
    const payload = buildInquiry(fields);
    const url = '/rest/v1/client_request';
    return (await test.call({ method: 'POST', url, payload, remoteAddress, headers })).statusCode;
  };
  return { ...test, submit };
}

async function countRows({ context }: TestApp): Promise<Record<string, number>> {
  const { rows } = await context.pool.query<{ announcement: string; count: number }>(
    'select announcement, count(*)::int from client_request group by 1',
  );
  return Object.fromEntries(rows.map(({ announcement, count }) => [announcement, count]));
}

async function listLimits({ context }: TestApp): Promise<Record<string, number>> {
  const { rows } = await context.pool.query<{ kind: string; count: number }>(
    `select case when key like 'receipt:%' then 'receipt' else split_part(key, ':', 2) end as kind, sum(count)::int as count
     from rate_limit group by 1`,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

const countJobs = async ({ context }: TestApp) =>
  (await context.pool.query("select from job_outbox where queue = 'contact-form-notification'")).rowCount;

test.each([
  ['INQUIRIES_PER_MAIL_ADDRESS_AND_HOUR', () => 'ada@site.example'],
  ['INQUIRIES_PER_DOMAIN_AND_HOUR', (n: number) => `ada${n}@site.example`],
  ['INQUIRIES_PER_HOUR', (n: number) => `ada@d${n}.example`],
])('an inquiry beyond %s is stored and counted, and waits for a summary', async (name, toEmail) => {
  const app = await start({ [name]: '3' });
  for (let n = 1; n <= 5; n += 1) {
    expect(await app.submit({ remoteAddress: `192.0.2.${n}`, email: toEmail(n) })).toBe(201);
  }
  expect(await countRows(app)).toEqual({ single: 3, summary: 2 });
  expect(await countJobs(app)).toBe(3);
  const metrics = await app.context.metrics.registry.metrics();
  expect(metrics).toContain('inquiries_total{announcement="single"} 3\n');
  expect(metrics).toContain('inquiries_total{announcement="summary"} 2\n');
  expect(metrics).toContain('inquiries_total{announcement="digest"} 0\n');
});

test('a sender with a whole /48 is refused alone: a stranger with the same mail provider is announced as usual', async () => {
  const app = await start();
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1) {
    const remoteAddress = `2001:db8:1:${n.toString(16)}::1`;
    statuses.push(await app.submit({ remoteAddress, email: `robot${n}@mail.example` }));
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  await app.context.pool.query('delete from client_request');
  expect(await app.submit({ remoteAddress: '2001:db8:2::1', email: 'ada@mail.example' })).toBe(201);
  expect(await countRows(app)).toEqual({ single: 1 });
});

test('senders that use up the shared limit neither block nor hide other inquiries', async () => {
  const app = await start({ INQUIRIES_PER_DOMAIN_AND_HOUR: '5', INQUIRIES_PER_HOUR: '10' });
  for (let n = 0; n < 30; n += 1) {
    const sender = { remoteAddress: `198.51.100.${n}`, email: `robot${n}@mail.example` };
    expect(await app.submit(sender)).toBe(201);
  }
  await app.context.pool.query('delete from client_request');
  expect(await app.submit({ email: 'ada@mail.example' })).toBe(201);
  expect(await app.submit({ email: 'ada@another.example' })).toBe(201);
  expect(await countRows(app)).toEqual({ single: 1, summary: 1 });
});

test('an inquiry with an invalid format is counted nowhere', async () => {
  const app = await start({}, buildDns({ mx: { kind: 'no_name' } }));
  expect(await app.submit({ name: '' })).toBe(400);
  expect(await app.submit({ email: 'ada@-.example' })).toBe(422);
  expect(await listLimits(app)).toEqual({});
});

test('a domain that does not exist costs its network one count, then nothing, and never what others share', async () => {
  const app = await start({}, buildDns({ mx: { kind: 'no_name' } }));
  expect(await app.submit()).toBe(422);
  expect(await app.submit()).toBe(422);
  expect(await listLimits(app)).toEqual({ address: 1 });
});

test('a network that asks for one domain after another is refused before a name server is asked', async () => {
  const dns = buildDns({ mx: { kind: 'no_name' } });
  const app = await start({ INQUIRIES_PER_ADDRESS_AND_HOUR: '3' }, dns);
  const statuses = [];
  for (let n = 0; n < 5; n += 1) statuses.push(await app.submit({ email: `ada@d${n}.example` }));
  expect(statuses).toEqual([422, 422, 422, 429, 429]);
  expect(dns.asked).toHaveLength(3);
});

test('a repeated inquiry and a robot’s use up no shared limit', async () => {
  const app = await start();
  const again = { project_description: 'The same text' };
  for (let n = 0; n < 4; n += 1) expect(await app.submit(again, 'the-same-key')).toBe(201);
  expect(await app.submit(again)).toBe(201);
  expect(await app.submit({ fax_number: '555' })).toBe(201);
  expect(await countRows(app)).toEqual({ single: 1, digest: 1 });
  expect(await listLimits(app)).toEqual({ address: 6, mail: 1, domain: 1, all: 1, receipt: 1 });
});
