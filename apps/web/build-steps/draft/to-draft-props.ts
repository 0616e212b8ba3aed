const addressProps = ['href', 'src', 'action', 'formAction', 'poster'];

/** Feeds are not part of a draft, so their links lead to the site's. */
const isOfSite = (address: string) => address.endsWith('/feed.xml');

/** Puts an address of the site below the draft's folder. Assets already are, and other origins stay. */
function toDraftAddress(address: string, base: string): string {
  const isRooted = address.startsWith('/') && !address.startsWith('//');
  return isRooted && !address.startsWith(base) && !isOfSite(address) ? base + address.slice(1) : address;
}

const toDraftSet = (set: string, base: string) =>
  set
    .split(', ')
    .map((part) => toDraftAddress(part, base))
    .join(', ');

/** The properties of an element with all its addresses below the draft's folder. */
export function toDraftProps(props: object, base: string): object {
  const changed = Object.entries(props).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'string') return [];
    if (addressProps.includes(name)) return [[name, toDraftAddress(value, base)]];
    return name === 'srcSet' || name === 'imageSrcSet' ? [[name, toDraftSet(value, base)]] : [];
  });
  return changed.length > 0 ? { ...props, ...Object.fromEntries(changed) } : props;
}
