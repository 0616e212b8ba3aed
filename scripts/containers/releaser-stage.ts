import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { type Checks, toSeconds } from './checks.ts';
import { CodeHost } from './code-host.ts';
import type { Deployment } from './deployment.ts';
import { format, listAssets, probeWhile } from './drill.ts';
import { enterDesk } from './enter-desk.ts';
import type { startPeers } from './peers.ts';
import { createBackupKey } from './restore.ts';
import { Visitor } from './visitor.ts';

interface Stage {
  deployment: Deployment;
  peers: Awaited<ReturnType<typeof startPeers>>;
  checks: Checks;
  /** Where the Git server keeps its repository, and where containers reach it. */
  folder: string;
  gateway: string;
  /** The engine's socket on this machine. */
  socket: string;
}

/** The longest time from a saved change to the live page. */
const promisedMs = 10 * 60_000;
const texts = 'apps/web/messages/en/home.json';
const registryImage = 'docker.io/library/registry:2';
const registryName = 'torque-thrust-drill-registry';
const title = '"{company}: marketing,';

/**
 * Tests the releaser under load: a change, one that the checks refuse, two at once with a revert, and a rollback by
 * hand.
 */
export async function drillReleaser(stage: Stage): Promise<void> {
  const { deployment, peers, checks, folder, gateway } = stage;
  const host = await CodeHost.serve(deployment.source, folder, gateway);
  try {
    await createBackupKey(deployment);
    await deployment.release();
    const visitor = await Visitor.arrive(deployment);
    await enterDesk(deployment, visitor);
    await startReleaser(stage, host.url);
    const showsTitle = async (word: string) =>
      (await visitor.get('/en')).text.includes(`${word}: marketing,`);
    const isTold = async (line: string) =>
      (await peers.telegram.admin.readState()).messages.some(({ text }) => text.startsWith(line));
    const underLoad = async (name: string, work: () => Promise<void>) => {
      const result = await probeWhile(visitor, await listAssets(visitor), work);
      checks.figure(name, format(result));
      deepEqual(result.failures, []);
    };

    const first = await host.change('A better title', texts, [title, '"{company}, better: marketing,']);
    await checks.check('a saved change is live within 10 minutes, and the company is told', () =>
      underLoad('change', async () => {
        await host.push();
        const startedAt = performance.now();
        await waitFor(stage, () => showsTitle('better'));
        checks.figure('from push to the live page', toSeconds(performance.now() - startedAt));
        await waitFor(stage, () => isTold('Published: A better title\nAda Lovelace, commit '));
      }),
    );

    const red = await host.change('A lost text', texts, ['"title"', '"titel"']);
    await checks.check('a change that the checks refuse never goes live, and its author learns why', () =>
      underLoad('refused change', async () => {
        await host.push();
        const heading = 'Not published: A lost text\nAda Lovelace, commit ';
        await waitFor(stage, () => isTold(heading));
        // Inquiries are announced in between.
        const { messages } = await peers.telegram.admin.readState();
        const notice = messages.find(({ text }) => text.startsWith(heading));
        match(notice?.text ?? '', /messages\/en\/home\.json.*titel/);
        ok(await showsTitle('better'));
      }),
    );

    await host.revert(red);
    await host.revert(first);
    await checks.check('of two commits at once the newer goes live, and a revert is a way back', () =>
      underLoad('two reverts', async () => {
        await host.push();
        await waitFor(stage, async () => !(await showsTitle('better')));
        await waitFor(stage, () => isTold('Published: Revert "A better title"'));
        equal(await isTold('Published: Revert "A lost text"'), false);
      }),
    );

    await checks.check('a release that was taken back by hand stays back', () =>
      underLoad('back', async () => {
        await deployment.release('back');
        ok(await showsTitle('better'));
        const look = ['--profile', 'releaser', 'exec', '-T', 'releaser', 'release-newest.sh'];
        equal((await deployment.compose(look)).toString(), '');
        ok(await showsTitle('better'));
      }),
    );
    await checks.check(
      'a draft is shown at its own address alone, sends nothing, and goes when it is closed',
      () => underLoad('draft', () => drillDraft(stage, host, visitor)),
    );
    const fromRegistry = await host.change('From a registry', texts, ['"title"', '"title" ']);
    await checks.check('images of a registry go live without a build', async () => {
      const registry = await startRegistry(deployment);
      for (const name of ['api', 'site', 'backup']) {
        const image = `${registry}-${name}:${fromRegistry}`;
        await deployment.docker('tag', `torque-thrust-drill-${name}:3`, image);
        await deployment.docker('push', image);
      }
      await setReleaser(deployment, { RELEASER_IMAGES: registry });
      await underLoad('images', async () => {
        await host.push();
        const startedAt = performance.now();
        await waitFor(stage, async () => !(await showsTitle('better')));
        checks.figure('from push to the live page', toSeconds(performance.now() - startedAt));
        await waitFor(stage, () => isTold('Published: From a registry'));
      });
    });
    checks.figure('disk', await readDisk(deployment));
  } finally {
    host.stop();
    await deployment.docker('rm', '--force', registryName);
  }
}

async function drillDraft(stage: Stage, host: CodeHost, visitor: Visitor): Promise<void> {
  const key = randomBytes(32).toString('hex');
  const branch = 'cms/cases/linux-3d-stack';
  const words = 'apps/web/content/cases/linux-3d-stack/words.en.json';
  const address = `/drafts/${createHmac('sha256', key).update(branch).digest('hex').slice(0, 32)}`;
  const page = '/en/cases/linux-3d-stack';
  const readDraft = () => visitor.get(`${address}${page}`);
  await setReleaser(stage.deployment, { DRAFTS_KEY: key });
  await host.draft(branch, words, ['"title": "', '"title": "Drafted: ']);
  const startedAt = performance.now();
  await waitFor(stage, async () => (await readDraft()).text.includes('Drafted: '));
  stage.checks.figure('from a saved draft to its address', toSeconds(performance.now() - startedAt));
  const { headers, text } = await readDraft();
  match(String(headers['x-robots-tag']), /noindex/);
  match(text, /<meta name="robots" content="noindex/);
  equal((await visitor.get(page)).text.includes('Drafted: '), false);
  equal((await visitor.call(`${address}/en/contact`, { name: 'Ada' })).status, 405);
  await host.deleteDraft(branch);
  await waitFor(stage, async () => (await readDraft()).status === 404);
}

async function startReleaser({ deployment, socket }: Stage, repository: string): Promise<void> {
  const { source } = deployment;
  await appendFile(
    join(source, 'ports.yaml'),
    `  releaser:
    extra_hosts: ["peers.drill:host-gateway"]
    volumes: ["${socket}:/var/run/docker.sock"]
`,
  );
  await setReleaser(deployment, {
    RELEASER_REPOSITORY: repository,
    RELEASER_FOLDER: source,
    RELEASER_EVERY_SECONDS: '5',
  });
}

/** The documented command, after a change of `.env`. */
async function setReleaser(deployment: Deployment, settings: Record<string, string>): Promise<void> {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await appendFile(join(deployment.source, '.env'), lines.join(''));
  await deployment.compose(['--profile', 'releaser', 'up', '--detach', '--build', 'releaser']);
}

/** Returns the beginning of the names of images in it. */
async function startRegistry(deployment: Deployment): Promise<string> {
  const place = `127.0.0.1:${await findFreePort()}`;
  await deployment.docker(
    'run',
    '--detach',
    '--name',
    registryName,
    '--publish',
    `${place}:5000`,
    registryImage,
  );
  return `${place}/site`;
}

async function waitFor({ deployment }: Stage, isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + promisedMs;
  while (!(await isSo())) {
    if (Date.now() > until) {
      const log = await deployment.compose(['--profile', 'releaser', 'logs', '--tail', '40', 'releaser']);
      throw new Error(`Not so after 10 minutes. What the releaser logged:\n${log}`);
    }
    await sleep(1000);
  }
}

async function readDisk(deployment: Deployment): Promise<string> {
  const use = await deployment.docker('system', 'df', '--format', '{{.Type}} {{.Size}}');
  return use.toString().trim().replaceAll('\n', ', ');
}
