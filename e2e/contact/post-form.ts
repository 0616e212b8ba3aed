import { randomUUID } from 'node:crypto';
import { localKeys } from '../../scripts/process/local-keys.ts';

const key = localKeys.PUBLIC_ANON_KEY;

/** Posts what a form of the site posts; `network` is the address that it comes from. */
export function postForm(url: string, body: object, network?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: key,
      authorization: `Bearer ${key}`,
      'idempotency-key': randomUUID(),
      ...(network && { 'x-forwarded-for': network }),
    },
    body: JSON.stringify(body),
  });
}
