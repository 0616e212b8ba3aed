import { deepEqual, equal, match, notDeepEqual, ok, rejects } from 'node:assert/strict';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Checks, toSeconds } from './checks.ts';
import type { Deployment } from './deployment.ts';
import { enterDesk } from './enter-desk.ts';
import { checkHardening, checkNetworks, checkRole } from './hardening.ts';
import { checkVisitorsByIpv6, inquiriesPerHour } from './ipv6.ts';
import type { startPeers } from './peers.ts';
import { Probe, type ProbeResult } from './probe.ts';
import { checkRestore, createBackupKey } from './restore.ts';
import { newTitle, writeSecondRelease } from './second-release.ts';
import { Visitor } from './visitor.ts';
import { toBooking, toInquiry } from './visits.ts';

type Peers = Awaited<ReturnType<typeof startPeers>>;

const timeoutMs = 60_000;
const marker = 'The first inquiry';

/** The life of a deployment: first release, visitors, an upgrade and a roll back under load, a restore. */
export async function drill(deployment: Deployment, peers: Peers, checks: Checks): Promise<void> {
  await deployFirst(deployment, checks);
  const visitor = await Visitor.arrive(deployment);
  await checks.check('pages, files and calls answer over TLS', () => smoke(visitor));
  await checks.check('an inquiry is stored by the API and announced by the worker', () =>
    inquire(visitor, peers),
  );
  await checks.check('a booking is made in the calendar', () => book(deployment, visitor, peers));
  await checks.check('the desk opens for the first person who is invited', () =>
    enterDesk(deployment, visitor),
  );
  await checks.check('every container is hardened', () => checkHardening(deployment));
  await checks.check('the API is no superuser and has no secret of the backup', () => checkRole(deployment));
  await checks.check('the web server cannot reach the database', () => checkNetworks(deployment));

  const previousAssets = await listAssets(visitor);
  let acknowledged = 0;
  await checks.check('an upgrade with a migration loses no request', async () => {
    await writeSecondRelease(deployment.source);
    const result = await probeWhile(visitor, previousAssets, () => deployment.release());
    checks.figure('upgrade', format(result));
    acknowledged = result.acknowledgedInquiries;
    deepEqual(result.failures, []);
  });
  await checks.check('every acknowledged inquiry is stored', async () => {
    const [[stored] = []] = await deployment.query('select count(*) from client_request');
    equal(Number(stored), acknowledged + 1);
  });
  await checks.check(
    'the new page and the migration are there, and files of the previous release too',
    async () => {
      match((await visitor.get('/en')).text, new RegExp(newTitle));
      notDeepEqual(await listAssets(visitor), previousAssets);
      equal((await deployment.query('select count(drill_note) from client_request')).length, 1);
      for (const path of previousAssets) equal((await visitor.get(path)).status, 200, path);
    },
  );
  const nextAssets = await listAssets(visitor);
  await checks.check('a roll back loses no request', async () => {
    const result = await probeWhile(visitor, nextAssets, () => deployment.release('back'));
    checks.figure('roll back', format(result));
    deepEqual(result.failures, []);
    ok(!(await visitor.get('/en')).text.includes(newTitle));
  });
  await checks.check('a release that does not start leaves the previous one serving', async () => {
    const settings = join(deployment.source, '.env');
    const previous = await readFile(settings, 'utf8');
    await writeFile(settings, `${previous}LOG_LEVEL=nonsense\n`);
    const result = await probeWhile(visitor, nextAssets, () => rejects(deployment.release('1'), /LOG_LEVEL/));
    await writeFile(settings, previous);
    checks.figure('refused release', format(result));
    deepEqual(result.failures, []);
  });
  await checks.check('a release starts a worker that had stopped', async () => {
    await deployment.compose(['stop', 'worker']);
    await deployment.release('1');
    ok((await deployment.compose(['ps', '--quiet', 'worker'])).toString().trim());
  });
  await checks.check('the database comes back after a restart, and calls with it', async () => {
    await deployment.compose(['restart', 'database']);
    const until = Date.now() + timeoutMs;
    while ((await visitor.call('/rest/v1/client_request', toInquiry('After a restart'))).status !== 201) {
      ok(Date.now() < until, 'no inquiry was stored');
      await sleep(1_000);
    }
  });
  checks.figure('memory', await readMemory(deployment));
  await checks.check('a restored backup has the same rows', async () => {
    checks.figure('restored', `${await checkRestore(deployment)} rows`);
    await checkRole(deployment);
  });
  await checks.check('after all of this, the person at the desk is still signed in', async () => {
    const { status, text } = await visitor.get('/desk/api/me');
    equal(status, 200, text);
  });
  if (process.getuid?.() !== 0) return checks.figure('IPv6', 'not drilled without root');
  await checks.check('a visitor by IPv6 beyond its limit closes the form for no other', async () => {
    const limit = `INQUIRIES_PER_ADDRESS_AND_HOUR=${inquiriesPerHour}\n`;
    await appendFile(join(deployment.source, '.env'), limit);
    await deployment.release('1');
    await checkVisitorsByIpv6(deployment);
  });
}

async function deployFirst(deployment: Deployment, checks: Checks): Promise<void> {
  const buildingSince = performance.now();
  await deployment.compose(['build']);
  checks.figure('images built', toSeconds(performance.now() - buildingSince));
  await createBackupKey(deployment);
  const startedAt = performance.now();
  await deployment.release();
  checks.figure('from `up` to ready, images built', toSeconds(performance.now() - startedAt));
  const images = await deployment.docker('image', 'ls', '--format', '{{.Repository}} {{.Tag}} {{.Size}}');
  for (const image of images.toString().split('\n')) {
    if (image.includes('torque-thrust-drill') && image.includes(' 1 ')) checks.figure('image', image);
  }
}

async function smoke(visitor: Visitor): Promise<void> {
  const { status, headers } = await visitor.get('/en');
  equal(status, 200);
  // A day, and nothing about subdomains, until the operator raises it.
  equal(headers['strict-transport-security'], 'max-age=86400');
  equal((await visitor.get('/en/nope')).status, 404);
  equal((await visitor.call('/functions/v1/form-token')).status, 200);
  for (const path of await listAssets(visitor)) equal((await visitor.get(path)).status, 200, path);
}

async function inquire(visitor: Visitor, { telegram }: Peers): Promise<void> {
  const { status, text } = await visitor.call('/rest/v1/client_request', toInquiry(marker));
  equal(status, 201, text);
  const until = Date.now() + timeoutMs;
  while (!(await telegram.admin.readState()).messages.some((message) => message.text.includes(marker))) {
    ok(Date.now() < until, 'the inquiry was not announced');
    await sleep(200);
  }
}

async function book(deployment: Deployment, visitor: Visitor, { google }: Peers): Promise<void> {
  const accessToken = await google.admin.issueToken({ email: 'ada@gmail.com' });
  const { status, text } = await visitor.call(
    '/functions/v1/google-calendar-booking',
    toBooking(accessToken),
  );
  equal(status, 200, text);
  equal((await google.admin.readState()).events.length, 1);
  deepEqual(await deployment.query('select status from booking'), [['confirmed']]);
}

export async function probeWhile(
  visitor: Visitor,
  assets: string[],
  work: () => Promise<unknown>,
): Promise<ProbeResult> {
  const probe = new Probe(visitor, assets);
  try {
    await work();
  } finally {
    await probe.stop();
  }
  return probe.stop();
}

/** The hashed files that the home page names. */
export async function listAssets(visitor: Visitor): Promise<string[]> {
  const { text } = await visitor.get('/en');
  const paths = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  ok(paths.length > 0, 'the home page names no asset');
  return [...new Set(paths)].sort();
}

async function readMemory(deployment: Deployment): Promise<string> {
  const ids = (await deployment.compose(['ps', '--quiet'])).toString().trim().split('\n');
  const stats = await deployment.docker(
    'stats',
    '--no-stream',
    '--format',
    '{{.Name}} {{.MemUsage}}',
    ...ids,
  );
  return stats.toString().trim().replaceAll('\n', ', ').replaceAll('torque-thrust-drill-', '');
}

export function format({ sent, failures, slowestMs, acknowledgedInquiries }: ProbeResult): string {
  const counts = `${sent} requests sent, ${failures.length} failed`;
  return `${counts}, slowest ${toSeconds(slowestMs)}, ${acknowledgedInquiries} inquiries acknowledged`;
}
