import { setTimeout as sleep } from 'node:timers/promises';
import { listHostileTexts } from '@tt/contract/test/hostile-texts';
import { measureBestMs } from '@tt/contract/test/measure-best-ms';
import { outlineSchema } from '@tt/contract/test/outline-schema';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { listRoutes, type TestRoute } from '../test/list-routes.ts';
import { startTestApp } from '../test/start-test-app.ts';

const allowedMs = 20;
const bodyLimitBytes = 64 * 1024;
const headersOfPlugins = [
  'apikey',
  'authorization',
  'origin',
  'content-type',
  'x-forwarded-for',
  'user-agent',
];

// Some characters take more bytes in JSON than others: of each text the longest that a body may hold is sent.
const textsBySize = [63, 31, 20, 10].map((kilobytes) => listHostileTexts(kilobytes * 1024));
const longestTexts = textsBySize[0] ?? [];
const bytesBySize = textsBySize.map((texts) => texts.map(({ text }) => countBytes(text)));

const routes = await listRoutes();
const routesWithBody = routes.flatMap(({ body, ...route }) => (body ? [{ ...route, body }] : []));

test('the routes are found', () => {
  expect(routes.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/rest/v1/client_request', '/functions/v1/google-calendar-booking']),
  );
});

test.each(routesWithBody)(
  '$method $url refuses hostile text in each field of its body within 20 ms',
  async ({ method, url, body, headers }) => {
    const { call } = await startTestApp();
    for (const { path, put } of outlineSchema(body).fields) {
      for (const [index, { name }] of longestTexts.entries()) {
        const request: InjectOptions = { method, url, headers: toSampleHeaders(headers) };
        request.payload = findFittingBody(index, put);
        const { answer, tookMs } = await measureAnswer(() => call(request));
        const field = path.replaceAll('[]', '.0');
        expect(answer.statusCode, `${path}: ${name}`).toBe(400);
        expect(answer.json().error.details, name).toContainEqual(expect.objectContaining({ field }));
        expect(tookMs, `milliseconds for ${name} in ${path}`).toBeLessThan(allowedMs);
      }
    }
  },
);

test.each(routes)('$method $url answers hostile text in each header within 20 ms', async (route) => {
  const { call } = await startTestApp();
  const { method, url, headers } = route;
  const headersOfRoute = headers ? outlineSchema(headers).fields.map(({ path }) => path) : [];
  for (const header of [...headersOfRoute, ...headersOfPlugins]) {
    for (const { name, text } of longestTexts) {
      const request: InjectOptions = { method, url, headers: { [header]: text } };
      if (method === 'POST') request.payload = {};
      const { answer, tookMs } = await measureAnswer(() => call(request));
      expect(answer.statusCode, `${header}: ${name}`).toBeLessThan(500);
      expect(tookMs, `milliseconds for ${name} in ${header}`).toBeLessThan(allowedMs);
    }
  }
});

function toSampleHeaders(headers: TestRoute['headers']): Record<string, string> {
  return headers ? (outlineSchema(headers).sample as Record<string, string>) : {};
}

function findFittingBody(index: number, put: (text: unknown) => unknown): object {
  const bytesLeft = bodyLimitBytes - countBytes(put(''));
  const size = bytesBySize.findIndex((bytes) => (bytes[index] ?? Number.NaN) <= bytesLeft);
  if (size === -1) throw new Error('No text is short enough for a body');
  return put(textsBySize[size]?.[index]?.text) as object;
}

function countBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** The answer and the time for which the process was blocked. */
async function measureAnswer(call: () => Promise<LightMyRequestResponse>) {
  let answer = await retryWhileBusy(call);
  const tookMs = await measureBestMs(async () => {
    answer = await call();
  }, allowedMs);
  return { answer: answer.statusCode === 503 ? await retryWhileBusy(call) : answer, tookMs };
}

/** A machine that is busy with other tests lets the process refuse calls for a moment, whatever they carry. */
async function retryWhileBusy(call: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await call();
    if (answer.statusCode !== 503) return answer;
    await sleep(500);
  }
  return call();
}
