import type { InquirySource } from '@tt/contract/inquiry/inquiry-source';
import { startTransition, useEffect, useState } from 'react';
import { readSource } from './read-source.ts';

const unknown: Partial<InquirySource> = {};

/** How the visitor came to the form. The visitor can take the topic away; the page that was prerendered knows nothing. */
export function useSource(topics: Record<string, string>) {
  const [source, setSource] = useState(unknown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is entered once.
  useEffect(() => {
    const found = readSource({ href: location.href, referrer: document.referrer }, topics);
    if (Object.keys(found).length > 0) startTransition(() => setSource(found));
  }, []);
  return {
    source,
    removeTopic: () => setSource(({ topic: _, ...rest }) => rest),
  };
}
