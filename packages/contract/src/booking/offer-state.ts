import type { PriceOffer } from './price-offer.ts';

/** `extended`: past its date, the offer continues. `ended`: past its date, plain prices apply. */
export type OfferState = 'running' | 'extended' | 'ended';

/** The state of the offer on a calendar date of the company. Without a date there is no offer. */
export function findOfferState(
  { freeUntil, isExtended }: Pick<PriceOffer, 'freeUntil' | 'isExtended'>,
  today: string,
): OfferState | undefined {
  if (freeUntil === null) return undefined;
  if (today <= freeUntil) return 'running';
  return isExtended ? 'extended' : 'ended';
}
