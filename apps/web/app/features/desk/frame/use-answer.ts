import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { readNewer } from './desk-client.ts';
import { leave } from './session.ts';
import { watchPage } from './watch-page.ts';

interface Loaded<Answer> {
  path: string;
  data?: Answer;
  failure?: FailureCode;
}

export interface UsedAnswer<Answer> {
  /** The latest data. It stays when a later call fails. */
  data: Answer | undefined;
  /** `data` belongs to the current path, not to the previous one. */
  isCurrent: boolean;
  /** Why the last call failed. */
  failure: FailureCode | undefined;
  reload: () => Promise<void>;
}

/**
 * Reads a response of the desk's API: at first, when the path changes, when the page is seen again or is back online,
 * and, if `isPolled`, every 20 seconds while it is seen. An unchanged response is not sent again.
 */
export function useAnswer<Answer>(
  path: string,
  answer: z.ZodMiniType<Answer>,
  { isPolled = false } = {},
): UsedAnswer<Answer> {
  const [loaded, setLoaded] = useState<Loaded<Answer>>({ path });
  const latest = useRef({ path, etag: null as string | null });
  const hasData = useRef(false);

  const reload = useCallback(async () => {
    const { result, etag } = await readNewer({ path, answer }, latest.current.etag);
    if (latest.current.path !== path) return;
    latest.current.etag = etag;
    if (result?.ok) {
      hasData.current = true;
      setLoaded({ path, data: result.data });
    } else if (result?.code === 'invalid_key' && !hasData.current) leave('ended');
    else setLoaded((before) => ({ ...before, failure: result?.code }));
  }, [path, answer]);

  useEffect(() => {
    latest.current = { path, etag: null };
    void reload();
    return watchPage(() => void reload(), { isPolled });
  }, [path, reload, isPolled]);

  const { data, failure } = loaded;
  return { data, failure, isCurrent: loaded.path === path, reload };
}
