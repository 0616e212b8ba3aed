import type { Dns } from '@tt/api/src/adapters/dns/dns.ts';

/** A name server that knows every domain. */
export const simulatedDns: Dns = {
  findMailExchanges: async (domain) => ({
    kind: 'records',
    records: [{ exchange: `mx.${domain}`, priority: 10 }],
  }),
  findAddresses: async () => ({ kind: 'records', records: ['192.0.2.1'] }),
};
