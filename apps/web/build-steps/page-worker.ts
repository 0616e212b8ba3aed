import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { compressPage } from './compress-files.ts';
import { deskPath } from '../app/i18n/paths.ts';
import { addContentSecurityPolicy, addDeskPolicy } from './content-security-policy.ts';
import { nameSections } from './name-sections.ts';
import { ShareArtist } from './share/share-artist.ts';
import { findSharePath, toShareSubject } from './share/share-subject.ts';

export interface PageWork {
  /** The router's build for a server. */
  serverEntry: string;
  siteDirectory: string;
  pages: readonly string[];
  /** Resources of the router that are no pages, such as feeds. */
  resources: readonly string[];
  /** How many of both are taken. All workers count on it. */
  taken: SharedArrayBuffer;
}

const { serverEntry, siteDirectory, pages, resources, taken }: PageWork = workerData;
const build: ServerBuild = await import(serverEntry);
const handle = createRequestHandler(build, 'production');
const artist = new ShareArtist(join(import.meta.dirname, '../../../.data/share-pictures'));
const count = new Int32Array(taken);
const jobs = [
  ...pages.map((path) => () => writePage(path)),
  ...resources.map((path) => () => writeResource(path)),
];

/** Renders a page, names its sections, adds its policy, compresses it and writes it, each page once. */
async function writePage(path: string): Promise<void> {
  const addPolicy = path === deskPath ? addDeskPolicy : addContentSecurityPolicy;
  const html = addPolicy(nameSections(await render(`${path}/`)));
  write(join(path, 'index.html'), html);
  const picture = findSharePath(path, html);
  if (picture) writeOnly(picture, await artist.draw(toShareSubject(path, html)));
}

async function writeResource(path: string): Promise<void> {
  write(path, await render(path));
}

async function render(path: string): Promise<string> {
  const response = await handle(new Request(`http://localhost${path}`));
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
  return response.text();
}

function write(path: string, text: string): void {
  const file = writeOnly(path, text);
  for (const [ending, data] of compressPage(Buffer.from(text))) writeFileSync(`${file}.${ending}`, data);
}

function writeOnly(path: string, data: string | Buffer): string {
  const file = join(siteDirectory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  return file;
}

for (let place = Atomics.add(count, 0, 1); place < jobs.length; place = Atomics.add(count, 0, 1)) {
  await jobs[place]?.();
}
