import type { DeskListQuery } from '@tt/contract/desk/desk-list';
import { useEffect } from 'react';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { useStore } from '../frame/store.ts';
import { watchPage } from '../frame/watch-page.ts';
import { type HeldList, heldList, listFailure, readList } from './held-list.ts';
import { formatListQuery } from './list-query.ts';

interface UsedList {
  /** The previous list stays until the next one arrives. */
  held: HeldList | undefined;
  isCurrent: boolean;
  /** Why there is no list of this query. */
  failure: FailureCode | undefined;
}

/** The list of a query, updated every 20 seconds while the page is seen. */
export function useHeldList(query: DeskListQuery): UsedList {
  const held = useStore(heldList);
  const failure = useStore(listFailure);
  const text = formatListQuery(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is a new object each time; its text says whether it differs
  useEffect(() => {
    void readList(query, { isQuiet: false });
    return watchPage(() => void readList(query, { isQuiet: true }), { isPolled: true });
  }, [text]);
  const isCurrent = held !== undefined && formatListQuery(held.query) === text;
  return { held, isCurrent, failure: isCurrent ? undefined : failure };
}
