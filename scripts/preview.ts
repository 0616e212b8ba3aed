import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { claimEnvironment } from './process/claim-environment.ts';
import { inviteDeveloper } from './process/invite-developer.ts';
import { Parts } from './process/parts.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';
import { showLine } from './process/show-line.ts';
import { startBackend } from './process/start-backend.ts';
import { toCaddyPart } from './process/to-caddy-part.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: pnpm preview
  Starts the built site behind Caddy, with API, worker, database and stand-ins, until Ctrl-C. Run pnpm build first.
  PORT, SITE_ORIGIN, SITE_ROOT and DATA_DIRECTORY replace the defaults.`);

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 4173);
// Browsers create passkeys for a host name alone.
const siteOrigin = process.env.SITE_ORIGIN ?? `http://localhost:${port}`;
const siteRoot = resolve(process.env.SITE_ROOT ?? join(root, 'apps/web/build/client'));
const dataDirectory = resolve(process.env.DATA_DIRECTORY ?? join(root, `.data/preview-${port}`));
const stateDirectory = join(dataDirectory, 'caddy');

const parts = new Parts(showLine);

await runUntilStopped(parts, async () => {
  if (!existsSync(join(siteRoot, 'en/index.html'))) {
    throw new Error(`There is no built site in ${siteRoot}: run \`pnpm build\` first.`);
  }
  const environment = await claimEnvironment(dataDirectory);
  parts.onStopped(environment.release);
  const backend = await startBackend(parts, { dataDirectory, siteOrigin });
  const apiUpstream = new URL(backend.apiUrl).host;
  await parts.start(toCaddyPart({ port, siteRoot, apiUpstream, siteOrigin, stateDirectory }));
  await environment.publish({ site: siteOrigin, ...backend, pids: parts.pids });
  console.log(`  desk       ${(await inviteDeveloper({ ...backend, siteOrigin })) ?? `${siteOrigin}/desk`}`);
  console.log(`ready ${siteOrigin}`);
});
