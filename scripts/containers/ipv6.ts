import { equal } from 'node:assert/strict';
import { type Deployment, domain } from './deployment.ts';
import { runCommand } from './run-command.ts';
import { anonKey } from './visitor.ts';
import { toInquiry } from './visits.ts';

export const inquiriesPerHour = 3;

/** One visitor exceeds the limit of its /64. The other, from another /64, is served. Needs root. */
export async function checkVisitorsByIpv6(deployment: Deployment): Promise<void> {
  const [first, second] = [new Ipv6Visitor(deployment, 'a'), new Ipv6Visitor(deployment, 'b')];
  try {
    for (const visitor of [first, second]) await visitor.arrive();
    for (let sent = 0; sent < inquiriesPerHour; sent += 1) equal(await first.inquire(), '201');
    equal(await first.inquire(), '429');
    equal(await second.inquire(), '201');
  } finally {
    for (const visitor of [first, second]) await visitor.leave();
  }
}

/** A network namespace of this machine with a /64 of its own, as another machine would have. */
class Ipv6Visitor {
  readonly #deployment: Deployment;
  readonly #name: string;
  readonly #gateway: string;

  constructor(deployment: Deployment, group: string) {
    this.#deployment = deployment;
    this.#name = `drill-${group}`;
    this.#gateway = `2001:db8:0:${group}::1`;
  }

  async arrive(): Promise<void> {
    const [name, gateway] = [this.#name, this.#gateway];
    await this.leave();
    for (const words of [
      `netns add ${name}`,
      `link add ${name} type veth peer name eth0 netns ${name}`,
      `addr add ${gateway}/64 dev ${name} nodad`,
      `link set ${name} up`,
      `-n ${name} addr add ${gateway}234/64 dev eth0 nodad`,
      `-n ${name} link set eth0 up`,
      `-n ${name} route add default via ${gateway}`,
    ])
      await runCommand(['ip', ...words.split(' ')]);
  }

  /** The status of the answer. */
  async inquire(): Promise<string> {
    const { httpsPort, origin } = this.#deployment;
    const headers = {
      ...{ apikey: anonKey, authorization: `Bearer ${anonKey}`, origin },
      ...{ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    };
    const output = await runCommand([
      ...['ip', 'netns', 'exec', this.#name, 'curl', '--silent', '--insecure', '--max-time', '20'],
      ...['--resolve', `${domain}:${httpsPort}:[${this.#gateway}]`],
      ...['--output', '/dev/null', '--write-out', '%{http_code}'],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      ...['--data', JSON.stringify(toInquiry()), `${origin}/rest/v1/client_request`],
    ]);
    return output.toString();
  }

  async leave(): Promise<void> {
    await runCommand(['ip', 'netns', 'del', this.#name]).catch(() => {});
  }
}
