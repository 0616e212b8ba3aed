import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useUrlQuery, writeUrlQuery } from '../../lib/use-url-query.ts';
import { formatSearchQuery, parseSearchQuery } from './search-query.ts';

/** Browsers refuse to rewrite the address at every key: Safari stops after 100 writes in ten seconds. */
const saveDelayMs = 250;

/**
 * The search text, which lives in the query of the address; what is being typed is ahead of it by a moment. Typing
 * replaces the entry of the history, so that Back leaves the page instead of taking back letters.
 */
export function useSearchText(input: RefObject<HTMLInputElement | null>) {
  const savedText = parseSearchQuery(useUrlQuery());
  const [typedText, setTypedText] = useState<string>();

  // Letters that were typed before hydration are in the field and nowhere else.
  useLayoutEffect(() => {
    if (input.current?.value) setTypedText(input.current.value);
  }, [input]);

  function saveText(): void {
    if (typedText === undefined) return;
    writeUrlQuery(formatSearchQuery(window.location.search, typedText), 'replace');
    setTypedText(undefined);
  }

  useEffect(() => {
    const timer = setTimeout(saveText, saveDelayMs);
    return () => clearTimeout(timer);
  });

  return { text: typedText ?? savedText, setText: setTypedText, saveText };
}
