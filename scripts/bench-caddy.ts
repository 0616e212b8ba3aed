import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '../packages/standins/src/free-port.ts';
import { findExtremes } from './bench/built-files.ts';
import { measureCpu } from './bench/cpu-shares.ts';
import { HttpConnection } from './bench/http-connection.ts';
import { measureHttpLoad } from './bench/http-load.ts';
import { Parts } from './process/parts.ts';
import { showLine } from './process/show-line.ts';
import { toCaddyPart } from './process/to-caddy-part.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, connections: { type: 'string', default: '64' } },
});
const siteRoot = resolve(process.env.SITE_ROOT ?? join(import.meta.dirname, '../apps/web/build/client'));
if (!existsSync(join(siteRoot, 'en/index.html')))
  throw new Error(`There is no built site in ${siteRoot}: run \`pnpm build\` first.`);

const parts = new Parts(showLine);
const stateDirectory = await mkdtemp(join(tmpdir(), 'tt-caddy-'));
const port = await findFreePort();
try {
  await parts.start(toCaddyPart({ port, siteRoot, apiUpstream: '127.0.0.1:9', stateDirectory }));
  const { smallPage, largePage, largeAsset } = await findExtremes(siteRoot);
  console.log(
    '| Response of Caddy, without TLS | size | per second | MB/s | per core of Caddy | cores: Caddy | load generator | machine |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  await measure('smallest page', smallPage);
  await measure('largest page', largePage);
  await measure('largest asset', largeAsset);
  const { etag } = await ask(largePage);
  await measure('304 for the largest page', largePage, { 'if-none-match': etag });
} finally {
  await parts.stop();
  await rm(stateDirectory, { recursive: true, force: true });
}

function count(number: number): string {
  return Math.round(number).toLocaleString('en');
}

function toRequest(path: string, headers: Record<string, string> = {}): string {
  const fields = { host: `127.0.0.1:${port}`, 'accept-encoding': 'br', ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const connection = await HttpConnection.open(port);
  const answer = await connection.ask(toRequest(path, headers));
  connection.close();
  const etag = /^etag: (.*)\r$/im.exec(answer)?.[1] ?? '';
  return { etag, status: answer.slice(9, 12), bytes: answer.length };
}

async function measure(name: string, path: string, headers: Record<string, string> = {}): Promise<void> {
  const { status, bytes } = await ask(path, headers);
  const expected = 'if-none-match' in headers ? '304' : '200';
  if (status !== expected) throw new Error(`${path} was ${status} and not ${expected}`);
  const request = toRequest(path, headers);
  const load = {
    ports: [port],
    connections: Number(values.connections),
    durationMs: Number(values.seconds) * 1000,
    expectedStatus: expected,
    createRequest: () => request,
  };
  const groups = {
    caddy: async () => [parts.pids.caddy ?? 0],
    generator: async () => [process.pid],
  };
  const { result: rate, cores } = await measureCpu(groups, () => measureHttpLoad(load));
  const shares = Object.values(cores).map((share) => share.toFixed(2));
  const size = bytes < 10_000 ? `${bytes} B` : `${Math.round(bytes / 1000)} kB`;
  const perCore = rate / (cores.caddy || 1);
  const rates = [count(rate), ((rate * bytes) / 1e6).toFixed(0), count(perCore)];
  console.log(`| ${[`${name} (\`${path}\`)`, size, ...rates, ...shares].join(' | ')} |`);
}
