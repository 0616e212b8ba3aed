import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDns } from '../../../packages/standins/src/dns.ts';
import { startMailbox } from '../../../packages/standins/src/mailbox.ts';
import { startTelegram } from '../../../packages/standins/src/telegram.ts';
import { startBucket } from '../../containers/start-bucket.ts';

/** The outside world that setup tries its answers on, and the environment in which it finds it. */
export async function startPeers() {
  await using started = new AsyncDisposableStack();
  const [dns, mailbox, telegram, bucket] = await Promise.all([
    startDns(),
    startMailbox(),
    startTelegram(),
    startBucket('key', 'right'),
  ]);
  for (const peer of [dns, mailbox, telegram, bucket]) started.defer(peer.stop);
  const front = await startTls(bucket.url);
  started.defer(front.stop);
  const running = started.move();
  return {
    telegram,
    mailbox,
    silentServer: dns.silentServer,
    smtpUrl: mailbox.smtpUrl.replace('//', '//user:pa$s@'),
    bucketUrl: front.url,
    env: {
      PATH: process.env.PATH,
      DNS_SERVERS: dns.server,
      TELEGRAM_API_URL: telegram.url,
      NODE_EXTRA_CA_CERTS: front.certificate,
    },
    stop: () => running.disposeAsync(),
  };
}

/** A bucket is reached by https:// alone. */
async function startTls(bucketUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'setup-tls-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: 'ignore',
  });
  const { hostname, port, pathname } = new URL(bucketUrl);
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (incoming, response) => {
      const { method, url, headers } = incoming;
      const outgoing = request({ hostname, port, path: url, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      incoming.pipe(outgoing);
    },
  ).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}${pathname}`,
    certificate,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
