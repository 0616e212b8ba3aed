import type { Dns } from '@tt/api/src/adapters/dns/dns.ts';

export const deadDomain = 'nowhere.example';

/** A name server that knows every domain but one. */
export const simulatedDns: Dns = {
  findMailExchanges: async (domain) =>
    domain === deadDomain
      ? { kind: 'no_name' }
      : { kind: 'records', records: [{ exchange: `mx.${domain}`, priority: 10 }] },
  findAddresses: async (domain) =>
    domain === deadDomain ? { kind: 'no_name' } : { kind: 'records', records: ['192.0.2.1'] },
};
