import { createHmac } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NetworkKeys } from '../limits/limits.ts';
import type { Metrics } from '../process/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the visitor's networks for limits without storing the address itself. */
    networkKeys: NetworkKeys;
  }
}

export interface Networks {
  /** One IPv4 address, or the /64 that one IPv6 customer holds. */
  network: string;
  /** The /48 that one IPv6 customer can hold too, and that many may share. */
  block: string | undefined;
}

export interface ClientAddressOptions {
  secret: string;
  metrics: Pick<Metrics, 'clients'>;
}

export function addClientAddress(app: FastifyInstance, { secret, metrics }: ClientAddressOptions): void {
  const toKey = (network: string) =>
    createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22);
  app.decorateRequest('networkKeys', {
    getter(this: FastifyRequest) {
      const { network, block } = toNetworks(this.ip);
      return { network: toKey(network), block: block && toKey(block) };
    },
  });
  // Visitors have public addresses. If many requests come from a private one, a proxy hides its visitors, and they
  // share its limits.
  app.addHook('onRequest', async ({ ip }) =>
    metrics.clients.inc({ from: isPrivateAddress(ip) ? 'private' : 'public' }),
  );
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/** Also true of a private IPv4 address in the form of IPv6. */
export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address.split('%')[0] ?? '', isIPv6(address) ? 'ipv6' : 'ipv4');
}

export function toNetworks(address: string): Networks {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return { network: mapped, block: undefined };
  if (!isIPv6(address)) return { network: address, block: undefined };
  const groups = expandGroups(address);
  return { network: `${groups.slice(0, 4).join(':')}::/64`, block: `${groups.slice(0, 3).join(':')}::/48` };
}

function expandGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const toGroups = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16));
  const before = toGroups(head);
  if (tail === undefined) return before;
  const after = toGroups(tail);
  return [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}
