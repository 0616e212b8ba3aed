import type { Identity } from '@tt/contract/site-settings';
import type { PostalAddress } from 'schema-dts';

/** A VAT number of the EU, by its country's letters. Other tax numbers are no VAT numbers. */
const vatNumber = /^[A-Z]{2}[ \d]/;

/** What the settings say about the company behind the site, as properties of a schema.org Organization. */
export function toLegalData({ legalName, registerNumber, taxId, address, country }: Identity) {
  return {
    ...(legalName && { legalName }),
    ...(registerNumber && { identifier: registerNumber }),
    ...(taxId && { taxID: taxId }),
    ...(taxId && vatNumber.test(taxId) && { vatID: taxId }),
    ...((address || country) && {
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address }),
        ...(country && { addressCountry: country }),
      } satisfies PostalAddress,
    }),
  };
}
