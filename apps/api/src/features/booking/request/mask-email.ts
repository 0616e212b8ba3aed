/** Enough of an address for its owner to recognize it: `a•••@site.example`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address.slice(0, at)][0] ?? ''}•••${address.slice(at)}`;
}
