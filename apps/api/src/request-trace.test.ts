import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildDns, buildInquiry } from '../test/builders.ts';
import { sendTestJob } from '../test/send-test-job.ts';
import { startTestApp } from '../test/start-test-app.ts';
import { startTestWorker } from '../test/start-test-worker.ts';
import { createTestContext } from '../test/create-test-context.ts';
import { createLogger } from './process/logger.ts';
import { findTrace } from './request-trace.ts';

const url = '/rest/v1/client_request';

function collectLog() {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const findLines = (text: string) =>
    lines.filter((line) => line.includes(text)).map((line) => JSON.parse(line));
  return { log, findLines };
}

test.each([
  ['true', (id: string) => id, true],
  ['true', () => 'not-an-id', false],
  ['true', (id: string) => `${id}\r\nbcc: ada@site.example`, false],
  ['false', (id: string) => id, false],
])(
  'with TRUST_PROXY=%s the ID of a proxy is taken over if it is one: case %#',
  async (TRUST_PROXY, toHeader, isTaken) => {
    const { log, findLines } = collectLog();
    const { call } = await startTestApp({ environment: { TRUST_PROXY }, replacements: { log } });
    const id = randomUUID();
    const response = await call({ url: '/nowhere', headers: { 'x-request-id': toHeader(id) } });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['x-request-id'] === id).toBe(isTaken);
    await expect
      .poll(() => findLines('answered'))
      .toMatchObject([{ requestId: response.headers['x-request-id'] }]);
  },
);

test('inquiries that are stored together keep each its own request in their jobs', async () => {
  const { call, context } = await startTestApp({ replacements: buildDns() });
  const texts = Array.from({ length: 8 }, (_, index) => `A project with the number ${index}`);
  const responses = await Promise.all(
    texts.map((project_description, index) =>
      call({
        method: 'POST',
        url,
        payload: buildInquiry({ project_description, email: `ada${index}@site.example` }),
      }),
    ),
  );
  const { rows } = await context.pool.query<{ id: string; request: string }>(
    "select data ->> 'id' as id, data ->> 'requestId' as request from job_outbox",
  );
  expect(new Map(rows.map(({ id, request }) => [id, request]))).toEqual(
    new Map(responses.map((response) => [response.json().id, response.headers['x-request-id']])),
  );
});

test('what a job logs and enqueues belongs to the request that led to it, and a job of no request to none', async () => {
  const { log, findLines } = collectLog();
  const context = await createTestContext({ replacements: { log } });
  const seen: unknown[] = [];
  await startTestWorker(context, {
    'booking-watch': async () => {
      context.log.info('watching');
      await sendTestJob(context.pool, 'booking-notice', {});
    },
    'booking-notice': async () => void seen.push(findTrace()),
  });
  const requestId = randomUUID();
  for (const data of [{ requestId }, {}, { requestId: 'Ada' }])
    await sendTestJob(context.pool, 'booking-watch', data);
  await expect.poll(() => seen.length).toBe(3);
  expect(seen.filter((trace) => JSON.stringify(trace) !== '{}')).toEqual([{ requestId }]);
  const logged = findLines('watching').map((line) => line.requestId);
  expect(logged.toSorted()).toEqual([requestId, undefined, undefined]);
  await expect
    .poll(() => findLines('job done'))
    .toMatchObject([
      { requestId, queue: 'booking-watch' },
      { requestId, queue: 'booking-notice' },
    ]);
});
