import { closest } from './closest.ts';

/** Adds the campaign in the page's URL to links to our own pages, because nothing is stored for it. */
export function enhanceCampaign(): void {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    /^utm_(source|medium|campaign)$/.test(name),
  );
  if (campaign.length === 0) return;
  const keep = (event: Event) => {
    const link = closest(event, 'a[href]') as HTMLAnchorElement | null;
    if (link?.origin !== location.origin) return;
    const url = new URL(link.href);
    for (const [name, value] of campaign) {
      // A link that has the campaign already stays as it is, such as a fragment of this page.
      if (url.searchParams.has(name)) return;
      url.searchParams.append(name, value);
    }
    link.href = url.href;
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, keep, true);
}
