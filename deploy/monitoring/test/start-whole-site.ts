import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../packages/standins/src/free-port.ts';
import { localKeys } from '../../../scripts/process/local-keys.ts';
import { Parts } from '../../../scripts/process/parts.ts';
import { type RunningBackend, startBackend } from '../../../scripts/process/start-backend.ts';
import { toCaddyPart } from '../../../scripts/process/to-caddy-part.ts';
import { writeFakeSite } from '../../test/fake-site.ts';

export interface WholeSite extends RunningBackend {
  siteOrigin: string;
  siteMetricsUrl: string;
  /** What a process has logged so far. */
  readLog: (name: 'api' | 'worker' | 'caddy') => string;
  /** Posts as a page does, through the web server. */
  post: (path: string, body: object) => Promise<Response>;
  stop: () => Promise<void>;
}

/** Caddy with the production configuration, API, worker, PostgreSQL and stand-ins, each as a process of its own. */
export async function startWholeSite(): Promise<WholeSite> {
  const folder = await mkdtemp(join(tmpdir(), 'whole-site-'));
  // As root, PostgreSQL runs as another user, who must get in.
  await chmod(folder, 0o755);
  const lines: [name: string, line: string][] = [];
  const parts = new Parts((name, line) => void lines.push([name, line]));
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const siteOrigin = `http://127.0.0.1:${port}`;
  const siteRoot = join(folder, 'site');
  await writeFakeSite(siteRoot, []);
  const backend = await startBackend(parts, { dataDirectory: folder, siteOrigin });
  const apiUpstream = new URL(backend.apiUrl).host;
  const caddy = toCaddyPart({ port, siteRoot, apiUpstream, stateDirectory: folder, metricsPort });
  await parts.start({ ...caddy, env: { ...caddy.env, CADDY_LOG_LEVEL: 'INFO' } });
  const apikey = localKeys.PUBLIC_ANON_KEY;
  const headers = { apikey, authorization: `Bearer ${apikey}`, 'content-type': 'application/json' };
  return {
    ...backend,
    siteOrigin,
    siteMetricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    readLog: (wanted) =>
      lines
        .filter(([name]) => name === wanted)
        .map(([, line]) => line)
        .join('\n'),
    post: (path, body) =>
      fetch(`${siteOrigin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    stop: async () => {
      await parts.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
