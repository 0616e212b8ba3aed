import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FaultScript } from '../fault-script.ts';
import type { DnsFault, DnsState } from './dns-admin.ts';
import { type DnsQuestion, parseQuestion } from './parse-question.ts';
import { openUdpSocket, toFamily } from './udp-socket.ts';
import { silentZone } from './zone-files.ts';

const upstreamTimeoutMs = 5000;

type Listen = { host: string; port: number; upstreamPort: number };

/** A proxy in front of the DNS server: records each query, then forwards it or fails as scripted. */
export async function startCountingForwarder(
  { host, port, upstreamPort }: Listen,
  faults: FaultScript<DnsFault>,
  state: DnsState,
) {
  const { socket, ...listener } = await openUdpSocket(host, port);

  async function handle(message: Buffer, client: RemoteInfo) {
    const question = parseQuestion(message);
    state.queries.push(question);
    const fault = isSilent(question) ? undefined : faults.take();
    if (isSilent(question) || fault?.kind === 'silent') return;
    if (fault?.kind === 'servfail') return reply(socket, toFailure(message, 2), client);
    if (fault?.kind === 'nxdomain') return reply(socket, toFailure(message, 3), client);
    if (fault?.kind === 'delay') await delay(fault.delayMs, undefined, { ref: false });
    reply(socket, await forward(createSocket(toFamily(host)), message, upstreamPort, host), client);
  }

  socket.on('message', (message, client) => {
    // A query that can't be parsed or forwarded gets no answer, as with any DNS server.
    handle(message, client).catch(() => {});
  });
  return listener;
}

function isSilent({ name }: DnsQuestion) {
  return name === silentZone || name.endsWith(`.${silentZone}`);
}

async function forward(upstream: Socket, message: Buffer, port: number, host: string): Promise<Buffer> {
  try {
    upstream.send(message, port, host);
    const [answer] = await once(upstream, 'message', { signal: AbortSignal.timeout(upstreamTimeoutMs) });
    return answer;
  } finally {
    upstream.close();
  }
}

function reply(socket: Socket, answer: Buffer, client: RemoteInfo) {
  socket.send(answer, client.port, client.address);
}

// RFC 1035, 4.1.1: QR marks an answer, RCODE 2 is a server failure, 3 a name that does not exist.
function toFailure(query: Buffer, code: 2 | 3): Buffer {
  const answer = Buffer.from(query);
  answer.writeUInt8(answer.readUInt8(2) | 0x80, 2);
  answer.writeUInt8(code, 3);
  return answer;
}
