import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redirect } from '../../apps/web/app/address-map.ts';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { Parts } from '../../scripts/process/parts.ts';
import { productionCaddyfile, toCaddyPart } from '../../scripts/process/to-caddy-part.ts';
import { writeFakeSite } from './fake-site.ts';

export interface RunningSite extends AsyncDisposable {
  port: number;
  /** What Caddy has logged so far. */
  readLog: () => string;
  stopBackend: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Runs the real Caddy with the real Caddyfile, changed or not, in front of a site in miniature and the given backend. */
export async function startSite(
  backend: RequestListener,
  { change = (text: string) => text, redirects = [] as readonly Redirect[], siteOrigin = '' } = {},
): Promise<RunningSite> {
  const directory = await mkdtemp(join(tmpdir(), 'caddyfile-'));
  const caddyfile = join(directory, 'Caddyfile');
  await writeFile(caddyfile, change(await readFile(productionCaddyfile, 'utf8')));
  const siteRoot = join(directory, 'site');
  await writeFakeSite(siteRoot, redirects);

  const server = createServer(backend).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stopBackend = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };

  const port = await findFreePort();
  const apiUpstream = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: string[] = [];
  const parts = new Parts((_name, line) => void lines.push(line));
  await parts.start(
    toCaddyPart({ port, siteRoot, apiUpstream, siteOrigin, stateDirectory: directory, caddyfile }),
  );
  const stop = async () => {
    await parts.stop();
    await stopBackend();
    await rm(directory, { recursive: true });
  };
  return { port, readLog: () => lines.join('\n'), stopBackend, stop, [Symbol.asyncDispose]: stop };
}
