import { Resolver } from 'node:dns/promises';
import type { Dns, DnsAnswer } from './dns.ts';

// Without `maxTimeout` the retry alone may wait eight times as long.
const timing = { timeout: 500, tries: 2, maxTimeout: 500 };

/** Asks the given name servers; defaults to the system's. */
export function createSystemDns(servers: string[]): Dns {
  const resolver = new Resolver(timing);
  if (servers.length > 0) resolver.setServers(servers);
  return {
    findMailExchanges: (domain) => toAnswer(resolver.resolveMx(domain)),
    findAddresses: (domain, family) =>
      toAnswer(family === 4 ? resolver.resolve4(domain) : resolver.resolve6(domain)),
  };
}

export async function toAnswer<Value>(lookUp: Promise<Value[]>): Promise<DnsAnswer<Value>> {
  try {
    const records = await lookUp;
    return records.length > 0 ? { kind: 'records', records } : { kind: 'no_records' };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENODATA') return { kind: 'no_records' };
    if (code === 'ENOTFOUND') return { kind: 'no_name' };
    return { kind: 'failed' };
  }
}
