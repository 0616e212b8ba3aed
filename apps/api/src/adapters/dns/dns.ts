/** `no_name`: the domain does not exist. `failed`: no name server answered, so nothing is known. */
export type DnsAnswer<Value> =
  | { kind: 'records'; records: Value[] }
  | { kind: 'no_records' | 'no_name' | 'failed' };

export interface MailExchange {
  /** Empty in a null MX. */
  exchange: string;
  priority: number;
}

export interface Dns {
  findMailExchanges: (domain: string) => Promise<DnsAnswer<MailExchange>>;
  findAddresses: (domain: string, family: 4 | 6) => Promise<DnsAnswer<string>>;
}
