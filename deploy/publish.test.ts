import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pretendProgram } from './test/pretend-program.ts';

const settings = join(import.meta.dirname, '../packages/contract/src/settings.json');
const noon = 1_794_900_000;

/** Publishes releases into folders of the test instead of /srv, each at the time that its clock shows. */
async function openPublisher() {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [served, page] = [join(folder, 'srv'), join(folder, 'site/pages/index.html')];
  for (const name of ['srv', 'site/pages', 'bin']) await mkdir(join(folder, name), { recursive: true });
  await pretendProgram(join(folder, 'bin'), 'caddy', 'echo "$SITE_ADDRESS $SITE_ORIGIN"');
  await pretendProgram(join(folder, 'bin'), 'date', 'echo "$NOW"');
  const original = await readFile(join(import.meta.dirname, 'publish.sh'), 'utf8');
  const script = original.replaceAll('/srv', served).replaceAll('/site/', `${folder}/site/`);
  return {
    served,
    publish: async (release: number, now: number, address?: string) => {
      await writeFile(page, `release ${release}`);
      await writeFile(join(folder, 'site/launch-list.json'), `["${release}"]`);
      await cp(settings, join(folder, 'site/settings.json'));
      const env = {
        PATH: `${folder}/bin:${process.env.PATH}`,
        RELEASE: String(release),
        NOW: String(now),
        SITE_ADDRESS: address,
      };
      await promisify(execFile)('sh', ['-c', script], { env });
    },
    readCaddyConfig: () => readFile(join(served, 'caddy.json'), 'utf8'),
    readList: () => readFile(join(served, 'launch-list.json'), 'utf8'),
    readPage: () => readFile(join(served, 'current/index.html'), 'utf8'),
    listReleases: async () => {
      const names = (await readdir(served, { withFileTypes: true })).filter(
        (entry) => entry.isDirectory() && /^\d/.test(entry.name),
      );
      return names.map(({ name }) => Number(name.split('-')[1])).sort((a, b) => a - b);
    },
  };
}

test('five releases stay, so that pages which are still open find their files', async () => {
  const { publish, readPage, listReleases } = await openPublisher();
  for (const release of [1, 2, 3, 4, 5, 6]) await publish(release, noon + release);
  expect(await readPage()).toBe('release 6');
  expect(await listReleases()).toEqual([2, 3, 4, 5, 6]);
});

test('after the clock was set back, the published release is served and the one before it stays', async () => {
  const { publish, readPage, listReleases } = await openPublisher();
  for (const release of [1, 2, 3, 4, 5]) await publish(release, noon + release);
  for (const release of [6, 7]) {
    await publish(release, noon - 86_400);
    expect(await readPage()).toBe(`release ${release}`);
  }
  expect(await listReleases()).toEqual([3, 4, 5, 6, 7]);
});

test('releases that were made before the clock was set leave the published one alone', async () => {
  const { publish, readPage, listReleases } = await openPublisher();
  for (const release of [1, 2, 3, 4, 5]) await publish(release, 900 + release);
  await publish(6, noon);
  expect(await readPage()).toBe('release 6');
  expect(await listReleases()).toEqual([2, 3, 4, 5, 6]);
});

test('[DRAFT-01] drafts stay beside the releases, and count as none', async () => {
  const { publish, served, listReleases } = await openPublisher();
  await mkdir(join(served, 'drafts'));
  for (const release of [1, 2, 3, 4, 5, 6]) await publish(release, noon + release);
  expect(await readdir(served)).toContain('drafts');
  expect(await listReleases()).toEqual([2, 3, 4, 5, 6]);
});

test('[TRUTH-07] the launch list of the release lies beside its pages, not among them', async () => {
  const { publish, readList } = await openPublisher();
  for (const release of [1, 2]) await publish(release, noon + release);
  expect(await readList()).toBe('["2"]');
});

test('[SETTINGS-03] Caddy serves the domain of the settings, unless the machine names another', async () => {
  const { publish, readCaddyConfig } = await openPublisher();
  const { origin } = JSON.parse(await readFile(settings, 'utf8'));
  await publish(1, noon);
  expect(await readCaddyConfig()).toBe(`${new URL(origin).host}, http://127.0.0.1:8080 ${origin}\n`);
  await publish(2, noon + 1, 'preview.example');
  expect(await readCaddyConfig()).toBe(`preview.example, http://127.0.0.1:8080 ${origin}\n`);
});
