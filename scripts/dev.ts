import { join, resolve } from 'node:path';
import { claimEnvironment } from './process/claim-environment.ts';
import { inviteDeveloper } from './process/invite-developer.ts';
import { Parts } from './process/parts.ts';
import { requireFreePort, requireNode } from './process/require-start.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';
import { showLine } from './process/show-line.ts';
import { startBackend } from './process/start-backend.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: pnpm dev
  Starts the site with hot reload, API, worker, database and stand-ins, until Ctrl-C.
  PORT and API_PORT choose other ports, SITE_ORIGIN another origin, DATA_DIRECTORY another place for data.`);

const root = resolve(import.meta.dirname, '..');
const webDirectory = join(root, 'apps/web');
const port = Number(process.env.PORT ?? 5173);
const apiPort = Number(process.env.API_PORT ?? 8787);
// Browsers create passkeys for a host name alone.
const siteOrigin = process.env.SITE_ORIGIN ?? `http://localhost:${port}`;
const dataDirectory = resolve(process.env.DATA_DIRECTORY ?? join(root, '.data/dev'));

const parts = new Parts(showLine);

await runUntilStopped(parts, async () => {
  requireNode();
  const environment = await claimEnvironment(dataDirectory);
  parts.onStopped(environment.release);
  await requireFreePort(port, 'PORT');
  await requireFreePort(apiPort, 'API_PORT');
  const backend = await startBackend(parts, { dataDirectory, siteOrigin, apiPort, watch: true });
  await parts.start({
    name: 'site',
    command: join(webDirectory, 'node_modules/.bin/react-router'),
    args: ['dev', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    cwd: webDirectory,
    env: { ...process.env, BACKEND_ORIGIN: backend.apiUrl, SITE_ORIGIN: siteOrigin },
    readyUrl: `http://127.0.0.1:${port}/en`,
  });
  await environment.publish({ site: siteOrigin, ...backend, pids: parts.pids });
  showPlaces({
    site: `${siteOrigin}/en`,
    desk: (await inviteDeveloper({ ...backend, siteOrigin })) ?? `${siteOrigin}/desk`,
    API: backend.apiUrl,
    metrics: backend.metricsUrl,
    mails: backend.standins.mailbox.url,
    Google: backend.standins.google.url,
    database: backend.databaseUrl,
  });
  console.log(`ready ${siteOrigin}`);
});

function showPlaces(places: Record<string, string>): void {
  console.log();
  for (const [name, place] of Object.entries(places)) console.log(`  ${name.padEnd(10)} ${place}`);
  console.log();
}
