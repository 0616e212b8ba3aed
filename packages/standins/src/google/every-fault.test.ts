import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGoogle } from '../google.ts';

let google: Awaited<ReturnType<typeof startGoogle>>;
let token: string;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());
beforeEach(async () => {
  await google.admin.reset();
  token = await google.admin.issueToken({ email: google.company.account, scope: google.company.scope });
  await google.admin.seedEvent({ id, email: google.company.account, ...times });
});

const id = '0190f3b4c5d67e8f9a0b1c2d3e4f5a6b';
const times = { startsAt: '2026-07-01T08:00:00Z', endsAt: '2026-07-01T09:00:00Z' };

function json(method: string, path: string, body?: object): [string, RequestInit] {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  return [`${google.calendarUrl}/${path}`, { method, headers, body: body && JSON.stringify(body) }];
}

const calls = {
  list: () => json('GET', 'calendars/primary/events'),
  patch: () => json('PATCH', `calendars/primary/events/${id}`, { summary: 'Changed' }),
  delete: () => json('DELETE', `calendars/primary/events/${id}`),
  freebusy: () =>
    json('POST', 'freeBusy', { timeMin: times.startsAt, timeMax: times.endsAt, items: [{ id: 'primary' }] }),
  token: (): [string, RequestInit] => {
    const { clientId, clientSecret, refreshToken } = google.company;
    const form = { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken };
    const body = new URLSearchParams({ grant_type: 'refresh_token', ...form });
    return [google.tokenUrl, { method: 'POST', body }];
  },
};

type Operation = keyof typeof calls;
const operations = Object.keys(calls) as Operation[];

async function send(on: Operation, timeoutMs = 5000): Promise<number | 'none'> {
  const [url, init] = calls[on]();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 204) await response.json();
    return response.status;
  } catch {
    return 'none';
  }
}

/** Whether the call took effect. A question has none. */
async function hasEffect(on: Operation): Promise<boolean | undefined> {
  const { events, tokens } = await google.admin.readState();
  if (on === 'patch') return events[0]?.body.summary === 'Changed';
  if (on === 'delete') return events[0]?.status === 'cancelled';
  return on === 'token' ? tokens.length > 1 : undefined;
}

const isChange = (on: Operation) => on === 'patch' || on === 'delete' || on === 'token';

test.each(operations)('%s can fail before its effect', async (on) => {
  await google.admin.script(
    { on, kind: 'connection_reset' },
    { on, kind: 'hang' },
    { on, kind: 'error', reason: 'backendError', code: 503 },
    { on, kind: 'error', reason: 'rateLimitExceeded', code: 429, retryAfterSeconds: 7 },
    { on, kind: 'error', reason: 'userRateLimitExceeded' },
  );
  expect(await send(on)).toBe('none');
  expect(await send(on, 300)).toBe('none');
  expect([await send(on), await send(on), await send(on)]).toEqual([503, 429, 403]);
  expect(await hasEffect(on)).toBe(isChange(on) ? false : undefined);
});

test.each(
  operations.flatMap((on) =>
    (['answer_lost', 'hang_after_commit', 'error_after_commit', 'half_answer', 'slow'] as const).map(
      (kind) => [on, kind] as const,
    ),
  ),
)('%s can fail after its effect: %s', async (on, kind) => {
  await google.admin.script(kind === 'slow' ? { on, kind, delayMs: 2000 } : { on, kind });
  const isSilent = kind === 'slow' || kind === 'hang_after_commit';
  expect(await send(on, isSilent ? 300 : 5000)).toBe(kind === 'error_after_commit' ? 500 : 'none');
  await expect.poll(() => hasEffect(on)).toBe(isChange(on) ? true : undefined);
});

test.each(['patch', 'delete'] as const)('%s can take effect after its answer', async (on) => {
  await google.admin.script({ on, kind: 'commit_late', commitAfterMs: 150 });
  expect(await send(on)).toBe(503);
  await expect.poll(() => hasEffect(on)).toBe(true);
});
