import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the visitor's network for limits without storing the address itself. */
    addressKey: string;
  }
}

/** Limits count by network: one IPv4 address, or the /64 that one IPv6 customer holds. */
export function addClientAddress(app: FastifyInstance, secret: string): void {
  app.decorateRequest('addressKey', {
    getter(this: FastifyRequest) {
      return createHmac('sha256', secret).update(toNetwork(this.ip)).digest('base64url').slice(0, 22);
    },
  });
}

export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return `${expandGroups(address).slice(0, 4).join(':')}::/64`;
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
