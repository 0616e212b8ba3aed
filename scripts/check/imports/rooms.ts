import type { Project } from '../project.ts';
import { isTest } from '../source.ts';
import { cruiseImports } from './imports.ts';

/** An arrow between two rooms, with the files that make it. */
export type Arrow = { from: string; to: string; files: string[] };

/** Folders as the drawing shows them; the first match counts. Files beside an app's folders wire its parts together. */
const rooms: readonly [path: RegExp, name: string][] = [
  [/^apps\/web\/app\/(?:routes\/|[^/]+$)/, 'web/routes'],
  [/^apps\/web\/(?:app\/)?([^/]+)\//, 'web/$1'],
  [/^apps\/api\/src\/(api-error|config|request-trace)\.ts$/, 'api/$1'],
  [/^apps\/api\/src\/(?:(?:commands|ops)\/|[^/]+$)/, 'api/programs'],
  [/^apps\/api\/src\/([^/]+)\//, 'api/$1'],
  [/^packages\/contract\/src\//, 'contract'],
];

function findRoom(file: string): string | undefined {
  const [path, name] = rooms.find(([pattern]) => pattern.test(file)) ?? [];
  return path && name && file.match(path)?.[0].replace(path, name);
}

/** Lists which room imports code of which other; tests and types are left out. */
export async function listArrows(project: Project): Promise<Arrow[]> {
  const arrows = new Map<string, Arrow>();
  for (const { source, dependencies } of (await cruiseImports(project)).modules) {
    const from = isTest(source) ? undefined : findRoom(source);
    const used = dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'));
    for (const to of new Set(used.map(({ resolved }) => findRoom(resolved)))) {
      if (!from || !to || from === to) continue;
      const arrow = arrows.get(`${from} ${to}`) ?? { from, to, files: [] };
      arrow.files.push(source);
      arrows.set(`${from} ${to}`, arrow);
    }
  }
  return [...arrows.values()].sort((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`));
}

/** The arrows in a cycle of rooms: what is left after repeatedly removing every room that imports nothing. */
export function listCircle(arrows: readonly Arrow[]): Arrow[] {
  const importers = new Set(arrows.map(({ from }) => from));
  const imported = new Set(arrows.map(({ to }) => to));
  const left = arrows.filter(({ from, to }) => importers.has(to) && imported.has(from));
  return left.length === arrows.length ? left : listCircle(left);
}

/** Leaves out each arrow that a longer path implies. */
export function reduceArrows(arrows: readonly Arrow[]): Arrow[] {
  const reaches = (from: string, to: string): boolean =>
    arrows.some((arrow) => arrow.from === from && (arrow.to === to || reaches(arrow.to, to)));
  return arrows.filter(
    ({ from, to }) =>
      !arrows.some((first) => first.from === from && first.to !== to && reaches(first.to, to)),
  );
}
