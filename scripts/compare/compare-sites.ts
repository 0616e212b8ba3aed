import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltPage } from './built-page.ts';

interface Comparison {
  problems: string[];
  summary: string;
}

/** Compares all pages of two built sites: what they say, where they lead, and the bytes of their scripts. */
export function compareSites(before: string, after: string): Comparison {
  const [former, present] = [before, after].map(listPages);
  if (!former || !present) throw new Error('Two sites are needed');
  const shared = former.filter((page) => present.includes(page));
  return {
    problems: [
      ...former.filter((page) => !present.includes(page)).map((page) => `${page}: is gone`),
      ...present.filter((page) => !former.includes(page)).map((page) => `${page}: is new`),
      ...shared.flatMap((page) => comparePages(before, after, page)),
    ],
    summary: `${former.length} and ${present.length} pages, ${sumScripts(before)} and ${sumScripts(after)} bytes of script in all`,
  };
}

function comparePages(before: string, after: string, file: string): string[] {
  const former = readBuiltPage(before, file);
  const present = readBuiltPage(after, file);
  const moreScript = present.scriptBytes - former.scriptBytes;
  return [
    ...listDifferences('text', former.text, present.text),
    ...listDifferences('links', former.links, present.links),
    ...(moreScript > 0 ? [`loads ${moreScript} bytes of script more`] : []),
  ].map((problem) => `${file}: ${problem}`);
}

/** Shows where two lists differ, with some context before. */
function listDifferences(what: string, former: string[], present: string[]): string[] {
  const [one, other] = [former.join('\n'), present.join('\n')];
  if (one === other) return [];
  const place = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = Math.max(0, (place === -1 ? one.length : place) - 30);
  const show = (text: string) => JSON.stringify(text.slice(from, from + 90));
  return [`other ${what}: ${show(one)} became ${show(other)}`];
}

function listPages(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
}

function sumScripts(site: string): number {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(join(site, file)).size, 0);
}
