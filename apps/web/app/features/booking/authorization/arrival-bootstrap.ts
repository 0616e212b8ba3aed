/**
 * Runs before the island's markup is painted: a visitor who returns with a token does not see the prompt card again,
 * and one who opens a confirmation does not see the form, while the island's script loads.
 */
export const arrivalBootstrap =
  'var a=/[#&](access_token|booking)=/.exec(location.hash);if(a)document.documentElement.dataset.arrival=a[1]';

/** To be called once the island shows the right view itself. */
export function clearArrivalMark(): void {
  delete document.documentElement.dataset.arrival;
}
