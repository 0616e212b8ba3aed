import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useUrlQuery, writeUrlQuery } from '../../lib/use-url-query.ts';
import { formatSearchQuery, parseSearchQuery } from './search-query.ts';

/** Browsers limit how often the URL may be rewritten: Safari stops after 100 writes in ten seconds. */
const saveDelayMs = 250;

/**
 * The search text, which is stored in the URL's query with a short delay after typing. Typing
 * replaces the history entry, so that Back leaves the page instead of undoing letters.
 */
export function useSearchText(input: RefObject<HTMLInputElement | null>) {
  const savedText = parseSearchQuery(useUrlQuery());
  const [typedText, setTypedText] = useState<string>();

  // Letters that were typed before hydration are only in the field.
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
