import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDns, buildInquiry, buildInquiryRow } from '../../../test/builders.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { createLogger } from '../../process/logger.ts';
import { formatNotification } from './notification-text.ts';

const canary = 'canary7f3a';
const desk = { siteOrigin: 'https://site.example', notifyLanguage: 'en' } as const;
const telegram = { maxLength: 4096, lengthOf: (text: string) => text.length };
const controlCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const hostileText = fc.oneof(
  fc.constantFrom(
    `${canary}\u0000`,
    `${canary}\u202egnp.exe`,
    `${canary}\r\nBcc: all@site.example`,
    `<script>${canary}</script>`,
    `=HYPERLINK("https://${canary}.example")`,
    `'; drop table client_request; -- ${canary}`,
    `\${jndi:ldap://${canary}}`,
    `{{${canary}}}`,
    '\ud800',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => canary + text),
  fc.integer({ min: 5_000, max: 80_000 }).map((length) => canary.padEnd(length, 'x')),
);
const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom({ $ne: null }, [canary], { toString: 1 }, 1e308, -0, true) },
);
const fields = [
  'name',
  'email',
  'company_name',
  'social_media',
  'project_description',
  'language',
  'form_token',
];
const hostileBody = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...fields, 'fax_number', 'id'), hostileValue) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const hostileRequest = fc.record({
  payload: fc.oneof(
    { weight: 6, arbitrary: hostileBody.map((changes) => JSON.stringify(merge(changes))) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        `{"__proto__":{"flagged":true},"name":"${canary}"}`,
        `{"constructor":{"prototype":{"x":1}}}`,
        `{"name":`,
        `name=${canary}&name=b&apikey=x&language=xx`,
        '['.repeat(20_000),
      ),
    },
  ),
  contentType: fc.constantFrom(
    ...Array(6).fill('application/json'),
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/json; charset=utf-7',
    '',
  ),
  origin: fc.constantFrom(undefined, undefined, undefined, 'https://elsewhere.example', 'null'),
  key: fc.constantFrom(undefined, undefined, undefined, undefined, '', 'wrong'),
  idempotencyKey: fc.constantFrom(undefined, undefined, 'a', `${canary}-key`, '../..', 'x'.repeat(5_000)),
});

/** How many lines the message has before the description. */
const headLines =
  formatNotification(buildInquiryRow(), desk, telegram).split('\n\n')[0]?.split('\n').length ?? 0;

function merge(changes: unknown): unknown {
  return typeof changes === 'object' && changes !== null && !Array.isArray(changes)
    ? { ...buildInquiry(), ...changes }
    : changes;
}

test('a thousand hostile bodies never give a 5xx and never reach a log or a chat unescaped', async () => {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) });
  const { call, context } = await startTestApp({
    environment: {
      INQUIRIES_PER_ADDRESS_AND_HOUR: '100000',
      INQUIRIES_PER_MAIL_ADDRESS_AND_HOUR: '100000',
      INQUIRIES_PER_DOMAIN_AND_HOUR: '100000',
      INQUIRIES_PER_HOUR: '100000',
    },
    replacements: { ...buildDns(), log },
  });
  const counts = new Map<number, number>();
  const property = fc.asyncProperty(
    hostileRequest,
    async ({ payload, contentType, origin, key, idempotencyKey }) => {
      const { statusCode, body } = await call({
        method: 'POST',
        url: '/rest/v1/client_request',
        payload,
        headers: {
          'content-type': contentType,
          ...(origin !== undefined && { origin }),
          ...(key !== undefined && { apikey: key }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
      });
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toContain(canary);
    },
  );
  await fc.assert(property, { numRuns: 1_000, seed: 20_261_115, endOnFailure: true });

  expect([...counts.keys()].sort()).toEqual(expect.arrayContaining([201, 400, 401, 403, 413, 415]));
  expect(lines.length).toBeGreaterThanOrEqual(1_000);
  expect(lines.join('')).not.toContain(canary);
  const { rows } = await context.pool.query('select * from client_request');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect([row.name, row.email, row.company_name, row.social_media].join('')).not.toMatch(controlCharacters);
    const [head, ...lines] = formatNotification(row, desk, telegram).split('\n\n');
    expect(head?.split('\n')).toHaveLength(headLines);
    for (const line of lines.join('\n').split('\n')) expect(line).toMatch(/^> |^Truncated at/);
    expect(lines.join('').replaceAll(/[\n\t]/g, '')).not.toMatch(controlCharacters);
  }
});
