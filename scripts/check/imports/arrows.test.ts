import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import type { Problem } from '../project.ts';
import { writeProject } from '../test/write-project.ts';
import { checkArrows } from './arrows.ts';

type Import = readonly [path: string, specifier: string, keyword?: string];

const manifests = {
  'apps/api/package.json': '{ "name": "@tt/api" }',
  'packages/contract/package.json': '{ "name": "@tt/contract", "exports": { "./*": "./src/*.ts" } }',
  'packages/standins/package.json': '{ "name": "@tt/standins", "exports": { "./*": "./src/*.ts" } }',
  'apps/api/src/config.ts': '',
  'packages/contract/src/slots/slot.ts': '',
  'packages/standins/src/telegram.ts': '',
};

/** Lists the problems of a project in which each path has these imports, one a line, and each target exists. */
async function listProblems(imports: readonly Import[]): Promise<Problem[]> {
  const targets = imports
    .filter(([, specifier]) => specifier.startsWith('.') && !specifier.includes('+types'))
    .map(([path, specifier]) => [join(dirname(path), specifier), '']);
  const sources = Map.groupBy(imports, ([path]) => path);
  const texts = [...sources].map(([path, lines]) => [
    path,
    lines
      .map(([, specifier, keyword = 'import { x } from']) =>
        keyword.endsWith('(') ? `${keyword}'${specifier}');` : `${keyword} '${specifier}';`,
      )
      .join('\n'),
  ]);
  return (
    await checkArrows(writeProject(Object.fromEntries([...Object.entries(manifests), ...targets, ...texts])))
  ).problems;
}

const forbidden: [path: string, specifier: string, place: string][] = [
  ['apps/web/app/ui/actions/button.tsx', '../../lib/theme.ts', 'pass text and callbacks in as props'],
  ['apps/web/app/ui/actions/button.tsx', 'react-router', 'pass text and callbacks in as props'],
  ['apps/web/app/illustrations/gear.tsx', '../ui/icon.tsx', 'pass what it needs in as props'],
  ['apps/web/app/sections/hero.tsx', '../features/booking/form.tsx', 'load it in page-data or a feature'],
  ['apps/web/app/features/booking/form.tsx', '../contact/form.tsx', 'join them in a route'],
  ['apps/web/app/features/booking/form.tsx', '../../routes/home.tsx', 'join them in a route'],
  ['apps/web/app/routes/home.tsx', './contact.tsx', 'what two pages share'],
  ['apps/web/app/i18n/paths.ts', '../lib/theme.ts', 'i18n stands below'],
  ['apps/web/app/lib/client.ts', '../sections/hero.tsx', 'lib stands below'],
  ['apps/web/app/enhance/menu.ts', 'react', 'carries no framework'],
  ['apps/web/content/cases.ts', '../app/lib/theme.ts', 'facts without language'],
  ['apps/web/app/lib/client.ts', '../../../api/src/config.ts', 'meet only in packages/contract'],
  ['apps/web/app/lib/client.test.ts', '@tt/api/src/config.ts', 'meet only in packages/contract'],
  ['apps/api/src/app.ts', '../../web/content/cases.ts', 'meet only in packages/contract'],
  ['apps/api/src/context.ts', '@tt/standins/telegram', 'only tests and scripts know the stand-ins'],
  ['apps/api/src/features/booking/service.ts', '../inquiry/service.ts', 'take the port as an argument'],
  ['apps/api/src/features/booking/service.ts', '../../adapters/mail.ts', 'take the port as an argument'],
  ['apps/api/src/features/booking/routes.ts', '../../db/pool.ts', 'routes call the service alone'],
  ['apps/api/src/features/booking/repository.ts', '../../queue/send.ts', 'knows rows alone'],
  ['apps/api/src/features/desk/people/people.ts', '../../../db/transaction.ts', 'holds the session'],
  ['apps/api/src/adapters/mail.ts', '../db/pool.ts', 'decisions belong in the service'],
  ['apps/api/src/db/pool.ts', '../features/booking/repository.ts', 'db knows no feature'],
  ['apps/api/src/queue/queues.ts', '../features/booking/jobs.ts', 'the queue knows no feature'],
  ['apps/api/src/delivery/deliver-once.ts', '../features/booking/jobs.ts', 'delivery sends what it is given'],
  ['apps/api/src/plugins/errors.ts', '../features/booking/service.ts', 'belongs in its routes'],
  ['apps/api/src/config.ts', './context.ts', 'it imports no part'],
  ['packages/contract/src/slots/slot.ts', 'node:fs', 'only the schema library'],
  ['packages/contract/src/slots/slot.ts', '../../../standins/src/dns.ts', 'only the schema library'],
  ['packages/standins/src/dns.ts', '../../../apps/api/src/config.ts', 'know only the contract'],
];

test('an import against a rule is a problem that says where the code belongs', async () => {
  const problems = await listProblems(forbidden.map(([path, specifier]) => [path, specifier]));
  const lines = new Map<string, number>();
  const wanted = forbidden.map(([path, specifier, place]) => {
    lines.set(path, (lines.get(path) ?? 0) + 1);
    const text = RegExp(`^imports ${RegExp.escape(specifier)}: .*${RegExp.escape(place)}`);
    return { path, line: lines.get(path), message: expect.stringMatching(text) };
  });
  for (const problem of wanted) expect(problems).toContainEqual(problem);
  expect(problems).toHaveLength(wanted.length);
});

test('an import that follows the rules is no problem', async () => {
  expect(
    await listProblems([
      ['apps/web/app/routes/home.tsx', '../features/navigation/bar.tsx'],
      ['apps/web/app/routes/home.tsx', './+types/home'],
      ['apps/web/app/features/booking/form.tsx', './slot-list.tsx'],
      ['apps/web/app/features/booking/form.tsx', '@tt/contract/slots/slot'],
      ['apps/web/app/sections/hero.tsx', '../ui/button.tsx'],
      ['apps/web/app/ui/actions/button.tsx', './icon.tsx'],
      ['apps/web/app/lib/font-preloads.tsx', '../fonts/text.woff2?url'],
      ['apps/api/src/context.ts', './features/booking/service.ts'],
      ['apps/api/src/features/booking/repository.ts', '../../db/database.ts'],
      ['apps/api/src/features/booking/service.test.ts', '@tt/standins/telegram'],
      ['packages/contract/src/slots/slot.ts', 'zod/mini'],
      ['scripts/dev.ts', '../packages/standins/src/dns.ts'],
    ]),
  ).toEqual([]);
});

const keywords: [keyword: string, isProblem: boolean][] = [
  ['import { x } from', true],
  ['import { x, type Y } from', true],
  ['export { x } from', true],
  ['export * from', true],
  ['import', true],
  ['await import(', true],
  ['import type { Y } from', false],
  ['import { type Y } from', false],
  ['export type { Y } from', false],
];

test('a feature takes the type of a port, and only the type, whatever the keyword', async () => {
  const imports = keywords.map(
    ([keyword], index): Import => [
      `apps/api/src/features/room${index}/service.ts`,
      '../../adapters/mail.ts',
      keyword,
    ],
  );
  const found = new Set((await listProblems(imports)).map(({ path }) => path));
  const judged = keywords.map(([keyword], index) => [keyword, found.has(imports[index]?.[0] ?? '')]);
  expect(judged).toEqual(keywords);
});

test('a cycle of imports is a problem, and a cycle of types is none', async () => {
  const circle = (folder: string, keyword: string): Import[] => [
    [`scripts/${folder}/a.ts`, './b.ts', keyword],
    [`scripts/${folder}/b.ts`, './a.ts', keyword],
  ];
  const problems = await listProblems([
    ...circle('values', 'import { x } from'),
    ...circle('types', 'import type { X } from'),
  ]);
  expect(problems).toContainEqual({
    path: 'scripts/values/a.ts',
    line: 1,
    message: expect.stringMatching(/^imports .\/b.ts: this closes a circle/),
  });
  expect(problems.filter(({ path }) => path.includes('types'))).toEqual([]);
});
