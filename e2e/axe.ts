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
  // Without frames, axe needs no second page to collect the results. Reporting what passes would take most of the
  // time.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) });
  for (const part of parts) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** The theme changes only colors. */
const searches = [
  { theme: 'light', rules: undefined },
  { theme: 'dark', rules: ['color-contrast'] },
] as const;

/** The findings of axe in the light theme, and its contrast findings in the dark one. The page stays dark. */
export async function listFindingsInBothThemes(
  page: Page,
  { parts }: Pick<Search, 'parts'> = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const { theme, rules } of searches) {
    await page.locator('html').evaluate(setTheme, theme);
    const findings = await listFindings(page, { parts, rules });
    found.push(...findings.map((finding) => `${theme}: ${finding}`));
  }
  return found;
}

/** Even the shortest transition takes a frame, and axe must not see the colors in between. */
async function setTheme(html: Element, theme: string): Promise<void> {
  html.setAttribute('data-theme', theme);
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  // A transition that the next one interrupts rejects with an AbortError, and is over too.
  await Promise.allSettled(moving.map(({ finished }) => finished));
  await frame();
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
