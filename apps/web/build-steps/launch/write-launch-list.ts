import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { settings } from '@tt/contract/settings/settings';
import { articles } from '../../content/articles.ts';
import { cases } from '../../content/cases.ts';
import { people } from '../../content/people.ts';
import { products } from '../../content/products.ts';
import { services } from '../../content/services.ts';
import { listFiles } from '../list-files.ts';
import { listLaunchLines } from './list-launch-lines.ts';

/** Writes the launch list beside the site's folder, where visitors can't request it. */
export async function writeLaunchList(siteDirectory: string): Promise<void> {
  const files = await listFiles(siteDirectory);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map(async (file) => ({
      path: `/${relative(siteDirectory, dirname(file))}`,
      html: await readFile(file, 'utf8'),
    }));
  const lines = listLaunchLines({
    today: new Date().toISOString().slice(0, 10),
    ...{ site: settings, identity: settings.identity, offer: settings.offer },
    ...{ services, cases, products, articles, people },
    pages: await Promise.all(pages),
    files: files
      .filter((file) => relative(siteDirectory, file) === basename(file))
      .map((file) => basename(file)),
  });
  await writeFile(join(siteDirectory, '../launch-list.json'), `${JSON.stringify(lines, null, 2)}\n`);
}
