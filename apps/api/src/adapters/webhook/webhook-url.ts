import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** What is wrong with a URL before any name is resolved. Plain HTTP is for a receiver on this machine alone. */
export function findUrlProblem(text: string, allowsPrivate: boolean): string | undefined {
  const url = URL.parse(text);
  if (!url) return 'not a URL';
  const { protocol, hostname, username, password } = url;
  if (username || password) return 'a URL with a password, which logs and lists would show';
  const isLocal = allowsPrivate && protocol === 'http:' && loopbackHosts.has(hostname);
  if (protocol !== 'https:' && !isLocal) return 'not an https URL';
  // For an IP address, no name is resolved, so it is checked here.
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (!allowsPrivate && isIP(address) && !isPublicAddress(address)) return 'a private address';
  return undefined;
}
