import { expect, test } from 'vitest';
import { buildDns, buildInquiry } from '../../../test/builders.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { createFormToken } from '../../forms/form-token.ts';

const url = '/rest/v1/client_request';

function createClock() {
  let time = Date.parse('2026-11-15T12:00:00Z');
  return { now: () => new Date(time), advance: (seconds: number) => (time += seconds * 1000) };
}

async function startInquiryApp(options: Parameters<typeof startTestApp>[0] = {}) {
  const clock = createClock();
  const replacements = { ...buildDns(), now: clock.now, ...options.replacements };
  const test = await startTestApp({ ...options, replacements });
  const form_token = createFormToken(test.context.secret, new Date(clock.now().getTime() - 60_000));
  const submit = (payload: object, headers: Record<string, string> = {}) =>
    test.call({ method: 'POST', url, payload: { form_token, ...payload }, headers });
  return { ...test, clock, submit };
}

const listRows = async ({ context }: TestApp) =>
  (await context.pool.query('select * from client_request')).rows;
const listJobs = async ({ context }: TestApp) =>
  (await context.pool.query("select * from job_outbox where queue = 'contact-form-notification'")).rows;

test('[CAPI-08] [DATA-01] an inquiry is stored as one row of client_request', async () => {
  const app = await startInquiryApp();
  const inquiry = buildInquiry({ language: 'ua' });
  const response = await app.submit(inquiry);
  expect(response.statusCode).toBe(201);
  const rows = await listRows(app);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    ...inquiry,
    id: response.json().id,
    email_domain_verdict: 'valid',
    spam_score: 0,
    flagged: false,
  });
});

test('[CAPI-09] the job that announces the inquiry is stored with the row, and carries its id and the request alone', async () => {
  const app = await startInquiryApp();
  const response = await app.submit(buildInquiry());
  const data = { id: response.json().id, requestId: response.headers['x-request-id'] };
  expect(await listJobs(app)).toMatchObject([{ queue: 'contact-form-notification' }]);
  expect((await listJobs(app))[0].data).toEqual(data);
});

test('[CAPI-09] when the job cannot be stored, neither is the row', async () => {
  const app = await startInquiryApp();
  await app.context.pool.query('alter table job_outbox add check (false)');
  expect((await app.submit(buildInquiry())).statusCode).toBe(500);
  expect(await listRows(app)).toEqual([]);
});

test('[CAPI-07] the row of an inquiry whose domain could not be checked records unknown', async () => {
  const app = await startInquiryApp({ replacements: buildDns({ mx: { kind: 'failed' } }) });
  expect((await app.submit(buildInquiry())).statusCode).toBe(201);
  expect((await listRows(app))[0]).toMatchObject({ email_domain_verdict: 'unknown' });
});

test('an invalid domain is refused with its code and its reason, and nothing is stored', async () => {
  const app = await startInquiryApp({ replacements: buildDns({}) });
  const response = await app.submit(buildInquiry());
  expect(response.statusCode).toBe(422);
  const details = [{ field: 'email', problem: 'no_mail' }];
  expect(response.json()).toEqual({ error: { code: 'invalid_email_domain', details } });
  expect(await listRows(app)).toEqual([]);
});

test('a wrong field is named', async () => {
  const app = await startInquiryApp();
  const response = await app.submit(buildInquiry({ email: 'ada' }));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    error: { code: 'invalid_request', details: [{ field: 'email', problem: 'invalid_format' }] },
  });
});

test('the same key and text is the same inquiry, the same key with another text is refused', async () => {
  const app = await startInquiryApp();
  const headers = { 'idempotency-key': 'form-0001' };
  const inquiry = buildInquiry();
  const first = await app.submit(inquiry, headers);
  app.clock.advance(3_600);
  const second = await app.submit(inquiry, headers);
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  const third = await app.submit(buildInquiry(), headers);
  expect(third.statusCode).toBe(422);
  expect(third.json()).toEqual({ error: { code: 'idempotency_key_reused' } });
  expect(await listRows(app)).toHaveLength(1);
  expect(await listJobs(app)).toHaveLength(1);
});

test('equal text within ten minutes is the same inquiry, later it is a new one', async () => {
  const app = await startInquiryApp();
  const inquiry = buildInquiry();
  const first = await app.submit(inquiry, { 'idempotency-key': 'form-0001' });
  app.clock.advance(599);
  const second = await app.submit(inquiry, { 'idempotency-key': 'form-0002' });
  expect(second.json()).toEqual(first.json());
  app.clock.advance(1);
  const third = await app.submit(inquiry, { 'idempotency-key': 'form-0003' });
  expect(third.json()).not.toEqual(first.json());
  expect(await listRows(app)).toHaveLength(2);
});

test('twenty equal submissions at once make one row and one job', async () => {
  const app = await startInquiryApp({ environment: { INQUIRIES_PER_ADDRESS_AND_HOUR: '100' } });
  const inquiry = buildInquiry();
  const responses = await Promise.all(Array.from({ length: 20 }, () => app.submit(inquiry)));
  expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([201]));
  expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
  expect(await listRows(app)).toHaveLength(1);
  expect(await listJobs(app)).toHaveLength(1);
});

test('a robot that fills the trap gets the usual answer; its inquiry is kept, marked and not announced', async () => {
  const app = await startInquiryApp();
  expect((await app.submit(buildInquiry({ fax_number: '555' }))).statusCode).toBe(201);
  expect((await listRows(app))[0]).toMatchObject({ flagged: true, spam_score: 100 });
  expect(await listJobs(app)).toEqual([]);
});

test.each([
  ['could not be fetched', undefined],
  [
    'was signed with another secret',
    createFormToken({ current: 'not ours', previous: undefined }, new Date(0)),
  ],
  ['is no token', 'nonsense'],
])('[LEAD-01] an inquiry whose form token %s is announced like any other', async (_what, form_token) => {
  const app = await startInquiryApp();
  expect((await app.submit(buildInquiry({ form_token }))).statusCode).toBe(201);
  expect(await listRows(app)).toMatchObject([{ flagged: false }]);
  expect(await listJobs(app)).toHaveLength(1);
});

test('[LEAD-01] a token that a previous secret signed still gives the time at which the form was opened', async () => {
  const previous = 'the secret before the current one';
  const app = await startInquiryApp({ environment: { FORM_TOKEN_SECRET_PREVIOUS: previous } });
  for (const seconds of [60, 1]) {
    const openedAt = new Date(app.clock.now().getTime() - seconds * 1000);
    await app.submit(
      buildInquiry({ form_token: createFormToken({ current: previous, previous: undefined }, openedAt) }),
    );
  }
  const rows = await listRows(app);
  expect(rows.map((row) => row.spam_score).sort()).toEqual([0, 60]);
});

test('the token of the endpoint is accepted after two seconds', async () => {
  const app = await startInquiryApp();
  const { token } = (await app.call({ url: '/functions/v1/form-token' })).json();
  await app.submit(buildInquiry({ form_token: token }));
  app.clock.advance(2);
  await app.submit(buildInquiry({ form_token: token }));
  const rows = await listRows(app);
  expect(rows.map((row) => row.flagged).sort()).toEqual([false, true]);
});

test('[CAPI-13] no public endpoint posts into the chat: no route has the name of the job, and no call sends by itself', async () => {
  const sent: string[] = [];
  const chat = {
    ...{ name: 'chat', maxLength: 4096, maxSendSeconds: 10 },
    lengthOf: (text: string) => text.length,
    send: async (text: string) => {
      sent.push(text);
      return { kind: 'delivered' } as const;
    },
  };
  const app = await startInquiryApp({ replacements: { chats: [chat] } });
  const { name, email, company_name: company, project_description: description } = buildInquiry();
  const payload = { name, email, company, social: '@ada', description };
  for (const method of ['POST', 'GET', 'PUT'] as const) {
    for (const folder of ['/functions/v1', '/rest/v1', '']) {
      const body = method === 'GET' ? {} : { payload };
      const response = await app.call({ method, url: `${folder}/contact-form-notification`, ...body });
      expect(response.statusCode, `${method} ${folder}`).toBe(404);
    }
  }
  expect((await app.submit(buildInquiry())).statusCode).toBe(201);
  const { paths = {} } = app.app.swagger();
  expect(Object.keys(paths).filter((path) => /notif|chat|telegram|slack/i.test(path))).toEqual([]);
  expect(Object.keys(paths).length).toBeGreaterThan(6);
  expect(sent).toEqual([]);
});

test('without the database the answer is 503 with the time to come back', async () => {
  const app = await startInquiryApp({ databaseUrl: 'postgresql://postgres:postgres@127.0.0.1:1/none' });
  const response = await app.submit(buildInquiry());
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ error: { code: 'unavailable' } });
  expect(response.headers['retry-after']).toBe('5');
});

test('a network gets its limit of inquiries through, and then the time to come back', async () => {
  const app = await startInquiryApp({ environment: { INQUIRIES_PER_ADDRESS_AND_HOUR: '3' } });
  const responses = [];
  for (let n = 1; n <= 4; n += 1)
    responses.push(await app.submit(buildInquiry({ email: `ada@d${n}.example` })));
  expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 201, 429]);
  expect(responses[3]?.json()).toEqual({ error: { code: 'rate_limited' } });
  expect(Number(responses[3]?.headers['retry-after'])).toBeGreaterThan(3_500);
});
