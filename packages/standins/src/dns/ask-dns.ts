import { Resolver } from 'node:dns/promises';

/** Whether a DNS server knows an address for the name, decided within a quarter of a second. */
export async function askDns(host: string, port: number, name: string): Promise<boolean> {
  const resolver = new Resolver({ timeout: 250, tries: 1, maxTimeout: 250 });
  resolver.setServers([host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`]);
  return resolver.resolve4(name).then(
    () => true,
    () => false,
  );
}
