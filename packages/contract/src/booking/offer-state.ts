import type { PriceOffer } from './price-offer.ts';

/** `extended`: past its date, the offer goes on. `ended`: past its date, plain prices hold. */
export type OfferState = 'running' | 'extended' | 'ended';

/** How the offer stands on a calendar date of the company. Without a date there is no offer. */
export function findOfferState(
  { freeUntil, isExtended }: Pick<PriceOffer, 'freeUntil' | 'isExtended'>,
  today: string,
): OfferState | undefined {
  if (freeUntil === null) return undefined;
  if (today <= freeUntil) return 'running';
  return isExtended ? 'extended' : 'ended';
}
