import type { LaunchLine } from '@tt/contract/launch/launch-list';
import type { LaunchState } from './launch-state.ts';

type Key = LaunchLine['key'];

const content = 'apps/web/content';
/** Beyond this many names, nobody would read the line. */
const mostNamed = 20;
const personFile = 'packages/contract/people/KEY/facts.json';

/** Lists what the owner has not confirmed, and who has not given permission to be named. */
export function listContentLines({ services, cases, products, articles, people }: LaunchState): LaunchLine[] {
  const isOpen = ({ confirmedOn }: { confirmedOn?: string | undefined }) => !confirmedOn;
  const toKeys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);
  const figures = Object.entries({ services, cases, products, articles }).flatMap(([name, entries]) =>
    entries.flatMap((entry) => entry.figures.filter(isOpen).map(() => `${name}/${entry.key}`)),
  );
  const unpermitted = [
    ...people.filter(({ permittedOn }) => !permittedOn).map(({ key }) => `people/${key}`),
    ...cases.flatMap(({ key, client, quote }) =>
      [client, quote].filter((named) => named && !named.permittedOn).map(() => `cases/${key}`),
    ),
  ];
  return [
    ...toLine('launch.cases', toKeys(cases.filter(isOpen)), `${content}/cases/KEY/facts.json`),
    ...toLine('launch.articles', toKeys(articles.filter(isOpen)), `${content}/articles/KEY/facts.json`),
    ...toLine('launch.figures', figures, `${content}/KEY/facts.json`),
    ...toLine('launch.permission', unpermitted, 'facts.json'),
    ...(people.some(({ photo }) => photo)
      ? []
      : [{ key: 'launch.photo' as const, params: { file: personFile } }]),
  ];
}

/** One line for all entries of a kind; an entry counts once for each thing that it lacks. */
function toLine(key: Key, keys: readonly string[], file: string): LaunchLine[] {
  if (keys.length === 0) return [];
  const [...named] = new Set(keys);
  const shown = named.length > mostNamed ? [...named.slice(0, mostNamed), '…'] : named;
  return [{ key, params: { count: keys.length, keys: shown.join(', '), file } }];
}
