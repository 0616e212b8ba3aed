import { closest } from './closest.ts';

/** Links to our own pages keep the campaign of the address that they stand on, because nothing is stored for it. */
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
      // What has it already, as a fragment of this page has, stays as it is.
      if (url.searchParams.has(name)) return;
      url.searchParams.append(name, value);
    }
    link.href = url.href;
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, keep, true);
}
