import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { nameSections } from '../../apps/web/build-steps/name-sections.ts';
import { copySite } from './copy-site.ts';

const run = promisify(execFile);
const policy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/**
 * Renders pages of one build twice, by the router's own prerendering and by ours, and returns those that differ in more than
 * the names of sections and the policy, which only ours adds.
 */
export async function listDifferentPages(paths: readonly string[]): Promise<string[]> {
  const directory = resolve(import.meta.dirname, '../../.data/prerendered-site');
  await rm(directory, { recursive: true, force: true });
  try {
    const web = await copySite(directory);
    const config = `export default { prerender: ${JSON.stringify(paths)} };\n`;
    await writeFile(join(web, 'react-router.config.ts'), config);
    await run(join(web, 'node_modules/.bin/react-router'), ['build'], { cwd: web, maxBuffer: 2 ** 28 });
    const expected = await readPages(web, paths);
    await Promise.all(expected.map(([file]) => rm(file)));
    await run(process.execPath, ['build-steps/finish-build.ts'], { cwd: web });
    const written = await readPages(web, paths);
    const toOurs = (path: string, html = '') => (path.endsWith('.xml') ? html : nameSections(html));
    return paths.filter(
      (path, place) => written[place]?.[1].replace(policy, '') !== toOurs(path, expected[place]?.[1]),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function readPages(web: string, paths: readonly string[]) {
  return Promise.all(
    paths.map(async (path): Promise<[file: string, html: string]> => {
      const file = join(web, 'build/client', path, path.endsWith('.xml') ? '' : 'index.html');
      return [file, await readFile(file, 'utf8')];
    }),
  );
}
