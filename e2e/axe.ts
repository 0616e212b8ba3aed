import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { toLanguageCode } from '@tt/contract/language/language';
import { listBuiltPaths } from './built/built-site.ts';

const pagesAtOnce = 6;

interface Search {
  /** Selectors; without any, the whole page. */
  parts?: readonly string[];
  /** Rules of axe; without any, all. */
  rules?: readonly string[];
}

/** What axe finds on the page, or in parts of it, one line each. */
export async function listFindings(page: Page, { parts = [], rules }: Search = {}): Promise<string[]> {
  // Without frames axe needs no second page to collect the results. What passes would take most of the time to report.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) });
  for (const part of parts) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** All pages in batches; templates by a path that they serve. */
export function listBatches(isWanted: (language: string) => boolean): string[][] {
  const paths = listBuiltPaths()
    .filter((path) => isWanted(toLanguageCode(path)))
    .map((path) => path.replace('any--id', 'anything').replace(/404$/, 'nope'));
  return Array.from({ length: Math.ceil(paths.length / pagesAtOnce) }, (_, place) =>
    paths.slice(place * pagesAtOnce, (place + 1) * pagesAtOnce),
  );
}
