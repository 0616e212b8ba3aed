import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Checks } from './containers/checks.ts';
import { Deployment } from './containers/deployment.ts';
import { drill } from './containers/drill.ts';
import { findEngine, stopEngine } from './containers/engine.ts';
import { startPeers } from './containers/peers.ts';
import { drillReleaser } from './containers/releaser-stage.ts';
import { anonKey } from './containers/visitor.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: node scripts/containers.ts [--folder FOLDER] [--report FILE]
  Builds, starts, upgrades and destroys the deployment with real containers.
  --folder  where the copy of the source is, and the engine if it has to be started
  --report  where to write the counts`);

const { values } = parseArgs({
  options: {
    /** Where to write the counts for scripts/validate.ts. */
    report: { type: 'string' },
    /** Drills the releaser instead of a deployment by hand. */
    releaser: { type: 'boolean', default: false },
    /** Where the copy of the source is, and the engine if it has to be started. */
    folder: { type: 'string', default: resolve(import.meta.dirname, '../.data/containers') },
  },
});

const folder = resolve(values.folder);
await mkdir(folder, { recursive: true });
const checks = new Checks();
const cleanups: (() => Promise<void>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
}

await checks.check('the drill runs to its end', async () => {
  cleanups.push(() => stopEngine(folder));
  const engine = await findEngine(folder);
  const gateway = await engine.findGateway();
  const peers = await startPeers(gateway);
  cleanups.push(peers.stop);
  const deployment = await Deployment.prepare(engine, folder, {
    PUBLIC_ANON_KEY: anonKey,
    FORM_TOKEN_SECRET: 'secret-of-the-container-drill-0123456789',
    POSTGRES_PASSWORD: 'p@ss:w/rd#1',
    POSTGRES_SITE_PASSWORD: 'p@ss:w/rd#2',
    BACKUP_S3_SECRET: 'secret-of-the-bucket',
    INQUIRIES_PER_ADDRESS_AND_HOUR: '100000',
    INQUIRIES_PER_DOMAIN_AND_HOUR: '100000',
    INQUIRIES_PER_HOUR: '100000',
    // Refused at once: an address is taken if its domain can't be looked up.
    DNS_SERVERS: '127.0.0.1',
    ...peers.settings,
  });
  cleanups.push(() => deployment.remove());
  if (!values.releaser) return drill(deployment, peers, checks);
  const socket = engine.env.DOCKER_HOST?.replace('unix://', '') ?? '/var/run/docker.sock';
  await drillReleaser({ deployment, peers, checks, folder, gateway, socket });
});
await cleanUp();
process.exit((await checks.report(values.report)) ? 0 : 1);

async function cleanUp(): Promise<void> {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    await cleanup().catch((error) => console.error(error));
  }
}
