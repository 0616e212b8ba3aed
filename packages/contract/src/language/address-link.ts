/**
 * Converts an email address to the link that opens an empty mail to it alone (RFC 6068). Not all programs read an at sign
 * or a plus that is encoded.
 */
export const toAddressLink = (address: string) =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')}`;
