import { expect, test } from 'vitest';
import { checkArrows } from './arrows.ts';
import { toProject } from './project.ts';

function listProblems(path: string, specifier: string, keyword = 'import') {
  return checkArrows(toProject({ [path]: `\n${keyword} { x } from '${specifier}';\n` })).problems;
}

test.each([
  ['apps/web/app/ui/button.tsx', '../lib/theme.ts', 'pass text and callbacks in as props'],
  ['apps/web/app/ui/button.tsx', 'react-router', 'pass text and callbacks in as props'],
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
  ['apps/api/src/features/booking/service.ts', '../enquiry/service.ts', 'take the port as an argument'],
  ['apps/api/src/features/booking/service.ts', '../../adapters/mail.ts', 'take the port as an argument'],
  ['apps/api/src/features/booking/routes.ts', '../../db/pool.ts', 'routes call the service alone'],
  ['apps/api/src/features/booking/repository.ts', '../../queue/send.ts', 'knows rows alone'],
  ['apps/api/src/adapters/mail.ts', '../db/pool.ts', 'decisions belong in the service'],
  ['apps/api/src/db/pool.ts', '../features/booking/repository.ts', 'db knows no feature'],
  ['apps/api/src/queue/queues.ts', '../features/booking/jobs.ts', 'the queue knows no feature'],
  ['apps/api/src/plugins/errors.ts', '../features/booking/service.ts', 'belongs in its routes'],
  ['apps/api/src/config.ts', './context.ts', 'it imports no part'],
  ['packages/contract/src/slot.ts', 'node:fs', 'only the schema library'],
  ['packages/contract/src/slot.ts', '../../standins/src/dns.ts', 'only the schema library'],
  ['packages/standins/src/dns.ts', '../../../apps/api/src/config.ts', 'know only the contract'],
])('%s may not import %s', (path, specifier, place) => {
  const problems = listProblems(path, specifier);
  expect(problems).toEqual([{ path, line: 2, message: expect.stringContaining(place) }]);
  expect(problems[0]?.message).toContain(`imports ${specifier}`);
});

test.each([
  ['apps/web/app/routes/home.tsx', '../features/navigation/bar.tsx'],
  ['apps/web/app/routes/home.tsx', './+types/home'],
  ['apps/web/app/features/booking/form.tsx', './slot-list.tsx'],
  ['apps/web/app/features/booking/form.tsx', '@tt/contract/slot'],
  ['apps/web/app/sections/hero.tsx', '../ui/button.tsx'],
  ['apps/web/app/ui/button.tsx', './icon.tsx'],
  ['apps/web/app/lib/font-preloads.tsx', '../fonts/text.woff2?url'],
  ['apps/api/src/context.ts', './features/booking/service.ts'],
  ['apps/api/src/features/booking/repository.ts', '../../db/database.ts'],
  ['apps/api/src/features/booking/service.test.ts', '@tt/standins/telegram'],
  ['packages/contract/src/slot.ts', 'zod/mini'],
  ['scripts/dev.ts', '../packages/standins/src/dns.ts'],
])('%s may import %s', (path, specifier) => {
  expect(listProblems(path, specifier)).toEqual([]);
});

test('a feature takes the type of a port, and only the type', () => {
  const path = 'apps/api/src/features/booking/service.ts';
  expect(listProblems(path, '../../adapters/mail.ts', 'import type')).toEqual([]);
  expect(listProblems(path, '../../adapters/mail.ts')).toHaveLength(1);
});

test.each(['export', 'const y = await import("../lib/theme.ts"); import'])(
  'an arrow is held against %s too',
  (keyword) => {
    const specifier = keyword === 'export' ? '../lib/theme.ts' : './icon.tsx';
    expect(listProblems('apps/web/app/ui/button.tsx', specifier, keyword)).toHaveLength(1);
  },
);
