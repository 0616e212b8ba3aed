import { listHostileTexts } from '@tt/contract/test/hostile-texts';
import { measureBestMs } from '@tt/contract/test/measure-best-ms';
import { outlineSchema } from '@tt/contract/test/outline-schema';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestRoute } from '../list-routes.ts';
import type { TestApp } from '../start-test-app.ts';

/** Processor time, not the time that a busy machine takes. */
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

export interface HostileCall {
  /** The route, the field or header, and the text in it. */
  name: string;
  build: () => InjectOptions;
  check: (answer: LightMyRequestResponse) => void;
}

/** Calls with a text in a field of the body: for each field, one for each text. */
export function listBodyCalls({ method, url, body, headers }: TestRoute): HostileCall[][] {
  if (!body) return [];
  const sampleHeaders = headers ? (outlineSchema(headers).sample as Record<string, string>) : {};
  const strict = outlineSchema(body).fields.filter(({ isForgiving }) => !isForgiving);
  return strict.map(({ path, put }) =>
    longestTexts.map((text, index) => ({
      name: `${url}: ${text.name} in ${path}`,
      build: () => ({ method, url, headers: sampleHeaders, payload: findFittingBody(index, put) }),
      check: (answer) => {
        const field = path.replaceAll('[]', '.0');
        expect(answer.statusCode, `${url}: ${text.name} in ${path}`).toBe(400);
        expect(answer.json().error.details).toContainEqual(expect.objectContaining({ field }));
      },
    })),
  );
}

/** Calls with a text in a header: for each header, one for each text. */
export function listHeaderCalls({ method, url, headers }: TestRoute): HostileCall[][] {
  const headersOfRoute = headers ? outlineSchema(headers).fields.map(({ path }) => path) : [];
  return [...headersOfRoute, ...headersOfPlugins].map((header) =>
    longestTexts.map(({ name, text }) => ({
      name: `${url}: ${name} in ${header}`,
      build: () => ({
        method,
        url,
        headers: { [header]: text },
        ...(method === 'POST' && { payload: {} }),
      }),
      check: ({ statusCode }) => expect(statusCode, `${url}: ${name} in ${header}`).toBeLessThan(500),
    })),
  );
}

/** Each text once, in another place than the text before. */
export function pickDiagonal(calls: HostileCall[][]): HostileCall[] {
  return longestTexts.flatMap((_, index) => calls[index % calls.length]?.[index] ?? []);
}

/** Sends a call, checks its answer, and that it has not blocked the process. */
export async function expectQuickRefusal(
  { call }: TestApp,
  { name, build, check }: HostileCall,
): Promise<void> {
  const request = build();
  let answer: LightMyRequestResponse | undefined;
  const tookMs = await measureBestMs(async () => {
    answer = await call(request);
  }, allowedMs);
  if (answer) check(answer);
  expect(tookMs, `milliseconds for ${name}`).toBeLessThan(allowedMs);
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
