import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NetworkKeys } from '../limits/limits.ts';

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

export function addClientAddress(app: FastifyInstance, secret: string): void {
  const toKey = (network: string) =>
    createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22);
  app.decorateRequest('networkKeys', {
    getter(this: FastifyRequest) {
      const { network, block } = toNetworks(this.ip);
      return { network: toKey(network), block: block && toKey(block) };
    },
  });
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
