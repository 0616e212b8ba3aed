import type { LaunchLine } from '@tt/contract/launch/launch-list';
import { type LaunchState, settingsFile } from './launch-state.ts';

/** Any URL or email address whose domain nobody can own. */
const exampleAddress = /[\w.+:/@-]*\.example\b[\w./-]*/g;
const mostShown = 3;

/** Lists addresses in built pages that end in `.example`, by the setting that they come from. */
export function listExampleLines({ site, pages }: LaunchState): LaunchLine[] {
  const settings = [
    ['launch.origin', site.origin],
    ['launch.email', site.email],
    ['launch.tradeShow', site.tradeShowArticleUrl],
  ] as const;
  return [
    ...settings
      .filter(([, address]) => address.match(exampleAddress))
      .map(([key, address]) => ({ key, count: pages.filter(({ html }) => html.includes(address)).length }))
      .filter(({ count }) => count > 0)
      .map(({ key, count }) => ({ key, params: { count, file: settingsFile } })),
    ...listOtherLines(
      pages,
      settings.map(([, address]) => address),
    ),
  ];
}

function listOtherLines(pages: LaunchState['pages'], known: readonly string[]): LaunchLine[] {
  const found = pages
    .map(({ path, html }) => ({ path, addresses: listStrangers(html, known) }))
    .filter(({ addresses }) => addresses.length > 0);
  if (found.length === 0) return [];
  const params = {
    count: found.length,
    addresses: toShort([...new Set(found.flatMap(({ addresses }) => addresses))]),
    pages: toShort(found.map(({ path }) => path)),
  };
  return [{ key: 'launch.exampleLinks', params }];
}

/** The mailbox has the domain of the pages, so it is taken out first. */
function listStrangers(html: string, known: readonly string[]): string[] {
  const rest = known
    .toSorted((one, other) => Number(other.includes('@')) - Number(one.includes('@')))
    .reduce((text, address) => text.replaceAll(address, ''), html);
  return rest.match(exampleAddress) ?? [];
}

const toShort = (names: readonly string[]) =>
  names.slice(0, mostShown).join(', ') + (names.length > mostShown ? ', …' : '');
