import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { readNewer } from './desk-client.ts';
import { leave } from './session.ts';

const pollMs = 20_000;

interface Loaded<Answer> {
  path: string;
  data?: Answer;
  /** When `data` came, or was found to be still true. */
  at?: Date;
  failure?: FailureCode;
}

export interface UsedAnswer<Answer> {
  /** What came last. It stays when a later call fails. */
  data: Answer | undefined;
  /** `data` belongs to the path that is asked for now, not to the one before. */
  isCurrent: boolean;
  at: Date | undefined;
  /** Why the last call failed. */
  failure: FailureCode | undefined;
  reload: () => Promise<void>;
}

/**
 * Reads an answer of the desk's API, again when the path changes, when the page is seen again or is back online, and, if
 * `isPolled`, every 20 seconds while it is seen. An answer that has not changed is not sent.
 */
export function useAnswer<Answer>(
  path: string,
  answer: z.ZodMiniType<Answer>,
  { isPolled = false } = {},
): UsedAnswer<Answer> {
  const [loaded, setLoaded] = useState<Loaded<Answer>>({ path });
  const latest = useRef({ path, etag: null as string | null });

  const reload = useCallback(async () => {
    if (latest.current.path !== path) latest.current = { path, etag: null };
    const { result, etag } = await readNewer({ path, answer }, latest.current.etag);
    if (latest.current.path !== path) return;
    latest.current.etag = etag;
    setLoaded((before) => {
      if (!result) return { ...before, at: new Date(), failure: undefined };
      if (result.ok) return { path, data: result.data, at: new Date() };
      if (result.code === 'invalid_key' && before.data === undefined) leave('ended');
      return { ...before, failure: result.code };
    });
  }, [path, answer]);

  useEffect(() => {
    latest.current = { path, etag: null };
    void reload();
    const reloadIfSeen = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = isPolled ? setInterval(reloadIfSeen, pollMs) : undefined;
    document.addEventListener('visibilitychange', reloadIfSeen);
    addEventListener('online', reloadIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reloadIfSeen);
      removeEventListener('online', reloadIfSeen);
    };
  }, [path, reload, isPolled]);

  const { data, at, failure } = loaded;
  return { data, at, failure, isCurrent: loaded.path === path, reload };
}
