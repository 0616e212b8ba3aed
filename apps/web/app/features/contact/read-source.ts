import { campaignNames, findSource, type InquirySource } from '@tt/contract/inquiry/inquiry-source';
import { findTopic } from '../../lib/visitor-form/find-topic.ts';

interface Place {
  /** The address of the form. */
  href: string;
  /** The address of the page before, or empty. */
  referrer: string;
}

/**
 * How the visitor came to the form, as far as this page knows: its address and the previous page. Nothing is stored,
 * so another site is known only if the visitor came from it directly to the form. The campaign is kept in the links
 * of all our pages.
 */
export function readSource(place: Place, topics: Record<string, string>): Partial<InquirySource> {
  const { origin, searchParams } = new URL(place.href);
  const before = URL.canParse(place.referrer) ? new URL(place.referrer) : undefined;
  const campaign = campaignNames.map((name) => [name, toPlain(searchParams.get(name) ?? '')]);
  const values: Record<string, unknown> = {
    topic: findTopic(topics, searchParams.get('topic')),
    page_before: before?.origin === origin && before.pathname,
    referring_host: before && before.origin !== origin && before.hostname,
    ...Object.fromEntries(campaign),
  };
  return findSource((name) => values[name]);
}

/** The contract accepts no other characters, and a shortened name is better than none. */
function toPlain(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N} ._+-]+/gu, ' ')
    .trim()
    .slice(0, 100);
}
