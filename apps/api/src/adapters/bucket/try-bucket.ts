import { randomUUID } from 'node:crypto';
import { type BucketCredential, signRequest } from './sign-request.ts';

export interface BucketVerdict {
  kind: 'ok' | 'refused' | 'wrong_region' | 'not_found' | 'altered' | 'failed';
  /** The code of the failure, without what the provider said: it repeats the key's ID. */
  detail: string;
}

const timeoutMs = 10_000;
/** Always the same, so that a credential that may not delete leaves one object at most. */
const objectName = 'connection-test';

/** Stores one small object, reads it again and deletes it. */
export async function tryBucket(bucketUrl: string, credential: BucketCredential): Promise<BucketVerdict> {
  const url = new URL(`${bucketUrl.replace(/\/$/, '')}/${objectName}`);
  const text = randomUUID();
  const call = (method: string, body = '') => callBucket({ method, url, body }, credential);
  try {
    const stored = await call('PUT', text);
    if (!stored.ok) return await toVerdict(stored);
    const read = await call('GET');
    if (!read.ok) return await toVerdict(read);
    const isSame = (await read.text()) === text;
    // A backup needs no right to delete.
    await (await call('DELETE')).body?.cancel();
    return isSame ? { kind: 'ok', detail: '' } : { kind: 'altered', detail: 'other bytes' };
  } catch (error) {
    return { kind: 'failed', detail: toCode(error) };
  }
}

function callBucket(
  { method, url, body }: { method: string; url: URL; body: string },
  credential: BucketCredential,
): Promise<Response> {
  return fetch(url, {
    method,
    headers: signRequest({ method, url, body, now: new Date() }, credential),
    ...(body && { body }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  });
}

async function toVerdict(response: Response): Promise<BucketVerdict> {
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
  const detail = code ?? `HTTP ${response.status}`;
  // A provider sends requests for another region away, or refuses their signature.
  if (response.status === 301 || response.status === 307 || code === 'AuthorizationHeaderMalformed')
    return { kind: 'wrong_region', detail };
  if (response.status === 401 || response.status === 403) return { kind: 'refused', detail };
  return { kind: response.status === 404 ? 'not_found' : 'failed', detail };
}

function toCode(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } };
  return cause?.code ?? name;
}
