import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { pretendProgram } from './test/pretend-program.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const words = 'apps/web/content/cases/5g-orchestration/words.en.json';
const branch = 'cms/cases/5g-orchestration';
const key = 'k'.repeat(32);

let folder: string;
let repository: string;
let drafts: string;

/** The engine runs what the images would, with a copy of this source instead of theirs. */
const engine = `
case "$*" in
inspect*version*) echo "$SERVED" ;;
inspect*) echo unknown ;;
"compose run --rm --no-deps -T drafts "*) shift 6; DRAFTS_KEY=${key} SITE_ORIGIN=https://site.example exec sh "$DRAFT" "$@" ;;
"compose run --rm --no-deps -T draft "*) shift 6; exec sh "$DRAFT" "$@" ;;
esac`;

const git = (...args: string[]) =>
  run('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example', '-C', repository, ...args]);

async function commit(path: string, text: string): Promise<void> {
  await mkdir(join(repository, dirname(path)), { recursive: true });
  await writeFile(join(repository, path), text);
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Change');
}

/** Runs the command as the releaser does, and returns its lines by branch. */
async function show(release = '7'): Promise<Record<string, { address: string; state: string }>> {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, DRAFT: join(folder, 'draft.sh') };
  const { stdout } = await run('bash', [join(folder, 'machine/deploy/drafts.sh'), repository, 'main'], {
    env: { ...env, SERVED: release, DRAFTS_FOLDER: drafts },
  });
  const lines = stdout.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', address = '', state = ''] = line.split(' ');
      return [name, { address, state }];
    }),
  );
}

const toFolder = (address = '') => join(drafts, address.split('/').at(-1) ?? '');
const readDraft = (address: string, path: string) => readFile(join(toFolder(address), path), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drafts-'));
  [repository, drafts] = [join(folder, 'repository'), join(folder, 'srv/drafts')];
  for (const name of ['bin', 'machine/deploy', 'srv']) await mkdir(join(folder, name), { recursive: true });
  await cp(join(root, 'deploy/drafts.sh'), join(folder, 'machine/deploy/drafts.sh'));
  await pretendProgram(join(folder, 'bin'), 'docker', engine);
  const script = await readFile(join(root, 'deploy/publish-draft.sh'), 'utf8');
  const copy = join(folder, 'copy');
  const moved = script.replaceAll(/(?<![\w/])\/app\//g, `${root}/`).replace('/tmp/app', copy);
  await writeFile(join(folder, 'draft.sh'), `rm -rf ${copy}\n${moved}`);
  await run('git', ['init', '--quiet', '--initial-branch=main', repository]);
  await commit(words, await readFile(join(root, words), 'utf8'));
  return () => rm(folder, { recursive: true });
});

test('[DRAFT-01] [DRAFT-02] [DRAFT-03] [DRAFT-04] a draft from the first save until it is closed', {
  timeout: 600_000,
}, async () => {
  expect(await show()).toEqual({});

  const original = JSON.parse(await readFile(join(root, words), 'utf8'));
  await git('switch', '--quiet', '--create', branch);
  await commit(words, JSON.stringify({ ...original, title: 'A title of the draft' }));
  await commit('apps/web/app/lib/page-meta.ts', 'throw new Error("code of the branch");');
  const opened = (await show())[branch];
  expect(opened).toMatchObject({
    state: 'built',
    address: expect.stringMatching(/^https:\/\/site\.example\/drafts\/[0-9a-f]{32}$/),
  });
  const address = opened?.address ?? '';
  expect(await readDraft(address, 'en/cases/5g-orchestration/index.html')).toContain('A title of the draft');
  await expectPages(new URL(address).pathname, toFolder(address));
  expect((await show())[branch]).toEqual({ address, state: 'kept' });

  await commit(words, '{ "title": ');
  expect((await show())[branch]).toEqual({ address, state: 'failed' });
  expect(await readdir(toFolder(address))).toEqual(['draft.json', 'failed.html']);
  const reason = await readDraft(address, 'failed.html');
  expect(reason).toContain('cases/5g-orchestration/words.en.json');
  expect(reason).not.toContain(folder);

  await git('switch', '--quiet', 'main');
  await git('branch', '--quiet', '-D', branch);
  expect(await show()).toEqual({ [branch]: { address, state: 'removed' } });
  expect(await readdir(drafts)).toEqual([]);
});

/** Each page is for its reader alone, and everything that it names is in the draft. */
async function expectPages(base: string, site: string): Promise<void> {
  const files = await readdir(site, { recursive: true });
  for (const file of [
    'en/feed.xml',
    'sitemap.xml',
    'robots.txt',
    'llms.txt',
    'desk',
    'admin',
    '_redirects.caddy',
  ])
    expect(files, file).not.toContain(file);
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(150);
  const named = new Set<string>();
  for (const page of pages) {
    const html = await readFile(join(site, page), 'utf8');
    expect(html, page).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html, page).toContain('class="draft-line"');
    expect(html, page).not.toMatch(/rel="canonical"|og:url|hreflang="[^"]*" href="https/i);
    for (const [, path = ''] of html.matchAll(/ (?:href|src|action)="(\/[^"#?]*)/g)) named.add(path);
  }
  const outside = [...named].filter((path) => !path.startsWith(`${base}/`));
  expect(outside.filter((path) => !path.endsWith('/feed.xml'))).toEqual([]);
  const inside = [...named]
    .filter((path) => path.startsWith(`${base}/`))
    .map((path) => path.slice(base.length + 1));
  const isThere = (path: string) => files.includes(path) || files.includes(join(path, 'index.html'));
  expect(inside.filter((path) => !isThere(path) && !/^(?:rest|functions)\//.test(path))).toEqual([]);
}
