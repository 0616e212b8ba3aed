/** `no_name`: the domain does not exist. `failed`: nobody could say, so nothing is known. */
export type DnsAnswer<Value> =
  | { kind: 'records'; records: Value[] }
  | { kind: 'no_records' | 'no_name' | 'failed' };

export interface Dns {
  findMailExchanges: (domain: string) => Promise<DnsAnswer<{ exchange: string; priority: number }>>;
  findAddresses: (domain: string, family: 4 | 6) => Promise<DnsAnswer<string>>;
}
