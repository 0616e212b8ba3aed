import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The URL, or the name in it, points to an address inside a private network. */
export class PrivateAddress extends Error {}

// https://www.iana.org/assignments/iana-ipv4-special-registry, and multicast.
const specialRanges = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
// Global unicast is 2000::/3. These parts of it hold another address inside, or belong to nobody.
const specialRangesOfGlobal = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special4 = toList(specialRanges, 'ipv4');
const global6 = toList(['2000::/3'], 'ipv6');
const special6 = toList(specialRangesOfGlobal, 'ipv6');

export function isPublicAddress(scoped: string): boolean {
  const [address = ''] = scoped.split('%');
  if (isIP(address) === 4) return !special4.check(address, 'ipv4');
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

/**
 * Resolves names for a connection and refuses private addresses. The connection uses exactly the addresses that were
 * checked, so DNS can't give a different answer in between.
 */
export function toPublicLookup(lookup: LookupFunction = systemLookup as LookupFunction): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
      const isRefused = !error && !addresses.every(isPublicAddress);
      done(isRefused ? new PrivateAddress('a private address') : error, found, family);
    });
}

function toList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
