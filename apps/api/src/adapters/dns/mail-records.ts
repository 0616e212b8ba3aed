import { Resolver } from 'node:dns/promises';
import type { DnsAnswer } from './dns.ts';
import { toAnswer } from './system-dns.ts';

/** What receivers look up about a sender. */
export interface MailRecords {
  findTexts: (name: string) => Promise<DnsAnswer<string>>;
  /** The host names of an IP address. */
  findHostNames: (address: string) => Promise<DnsAnswer<string>>;
}

/** Asks the given name servers; defaults to the system's. An operator waits longer than a visitor. */
export function createMailRecords(servers: string[]): MailRecords {
  const resolver = new Resolver({ timeout: 2_000, tries: 2, maxTimeout: 2_000 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    // A record longer than 255 bytes arrives in parts.
    findTexts: (name) =>
      toAnswer(resolver.resolveTxt(name).then((records) => records.map((parts) => parts.join('')))),
    findHostNames: (address) => toAnswer(resolver.reverse(address)),
  };
}
