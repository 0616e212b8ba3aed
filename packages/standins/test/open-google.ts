import { afterAll, beforeEach } from 'vitest';
import { startGoogle } from '../src/google.ts';

export type Google = Awaited<ReturnType<typeof startGoogle>>;

/** Google's stand-in for the tests of one file, as new before each of them. */
export async function openGoogle(options?: Parameters<typeof startGoogle>[0]): Promise<Google> {
  const google = await startGoogle(options);
  afterAll(() => google.stop());
  beforeEach(() => google.admin.reset());
  return google;
}

interface CallOptions {
  body?: unknown;
  ifMatch?: string;
  /** The bearer's token, by default one of the company. */
  token?: string;
  signal?: AbortSignal;
}

export interface GoogleAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
  /** Why the call was refused. */
  reason: string | undefined;
}

/** Calls the Calendar API. A text is sent as it is, everything else as JSON. */
export async function callCalendar<Body = object>(
  google: Google,
  method: string,
  path: string,
  { body, ifMatch, token, signal }: CallOptions = {},
): Promise<GoogleAnswer<Body>> {
  const { account: email, scope } = google.company;
  const bearer = token ?? (await google.admin.issueToken({ email, scope }));
  const response = await fetch(`${google.calendarUrl}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(ifMatch && { 'if-match': ifMatch }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  const { status, headers } = response;
  return { status, headers, body: answer, reason: answer?.error?.errors[0].reason };
}

/** Posts a form to one of Google's token endpoints. */
export async function postForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
