import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';

export interface GrownSite {
  pages: number;
  buildSeconds: number;
  /** Seconds of all cores. */
  processorSeconds: number;
  /** Bytes of script, brotli, that a content page of the copy loads. */
  contentPageScriptBytes: number;
  /** Bytes of all files of script: they must not grow with the pages. */
  allScriptBytes: number;
  /** Bytes of the list of all cases, in English and with brotli. */
  listBytes: number;
  /** The document title of a page that was added, in Ukrainian. */
  grownTitle: string;
  isGrownServiceOnHome: boolean;
}

async function sumScriptBytes(site: string, names: string[]): Promise<number> {
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(site, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

/** Seconds of processor time that ended child processes took. */
function readChildSeconds(): number {
  const ticksPerSecond = 100;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** Builds the copy and reads from the built files what growth has cost. */
export async function buildCopy(web: string): Promise<GrownSite> {
  const startedAt = performance.now();
  const secondsBefore = readChildSeconds();
  const site = await buildSite(web);
  const buildSeconds = toTenths((performance.now() - startedAt) / 1000);
  const processorSeconds = toTenths(readChildSeconds() - secondsBefore);
  const files = await readdir(site, { recursive: true });
  const grownPage = await readFile(join(site, 'ua/cases/grown-case-1/index.html'), 'utf8');
  const scripts = [...grownPage.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, src]) => `${src}.br`);
  return {
    pages: files.filter((file) => file.endsWith('index.html')).length,
    buildSeconds,
    processorSeconds,
    contentPageScriptBytes: await sumScriptBytes(site, scripts),
    allScriptBytes: await sumScriptBytes(
      site,
      files.filter((file) => file.endsWith('.js')),
    ),
    listBytes: (await stat(join(site, 'en/cases/index.html.br'))).size,
    grownTitle: grownPage.slice(grownPage.indexOf('<title>') + 7, grownPage.indexOf('</title>')),
    isGrownServiceOnHome: (await readFile(join(site, 'en/index.html'), 'utf8')).includes(
      '/en/expertise/grown',
    ),
  };
}
