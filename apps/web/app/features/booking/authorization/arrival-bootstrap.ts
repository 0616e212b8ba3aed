import { bookingDraftKey } from '../../../lib/booking-draft.ts';

/**
 * Runs before the island's markup is painted: a visitor who comes back from Google does not see the parts that are
 * folded now, and one who opens a confirmation does not see the form, while the island's script loads.
 */
export const arrivalBootstrap = [
  'var d=document.documentElement.dataset,a=/[#&](access_token|booking)=/.exec(location.hash);',
  'if(a)d.arrival=a[1];',
  `try{d.folded=JSON.parse(sessionStorage.${bookingDraftKey}).folded.join(" ")}catch{}`,
].join('');

/** To be called once the island shows the right view itself. */
export function clearArrivalMark(): void {
  const { dataset } = document.documentElement;
  delete dataset.arrival;
  delete dataset.folded;
}
