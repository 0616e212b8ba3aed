import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from './edit-file.ts';
import type { Trial } from './trial.ts';

const entry = 'apps/web/content/cases/wind-tunnel';
const drawings = 'apps/web/app/illustrations/drawings';

/** docs/tasks/add-a-case.md, with the words of another case. */
export const tenthCase: Trial = {
  apply(folder) {
    cpSync(join(folder, 'apps/web/content/cases/linux-3d-stack'), join(folder, entry), { recursive: true });
    editJson<Record<string, unknown>>(folder, `${entry}/facts.json`, (facts) => {
      Object.assign(facts, { order: 100, emoji: '💨', thumbnail: 'case-wind-tunnel' });
      delete facts.diagram;
    });
    for (const language of ['en', 'ua', 'pl', 'ru', 'es']) {
      editJson<{ title: string; meta: { title: string; description: string }; diagram?: object }>(
        folder,
        `${entry}/words.${language}.json`,
        (words) => {
          words.title = `${words.title} II`;
          delete words.diagram;
          words.meta = { title: `${words.meta.title} II`, description: `${words.meta.description} II` };
        },
      );
    }
    cpSync(join(folder, drawings, 'case-linux-3d-stack.svg'), join(folder, drawings, 'case-wind-tunnel.svg'));
    editJson<{ caseKeys: string[] }>(folder, 'apps/web/content/services/techart/facts.json', (facts) => {
      facts.caseKeys.push('wind-tunnel');
    });
  },
  checkSays: [],
  apiTests: [],
  journeys: ['case-filter', 'desktop/columns', 'mobile/accordion', 'no-script'],
  pages: [
    ['en/cases/wind-tunnel', 'A 3D stack on Linux II'],
    ['es/expertise/techart', '/es/cases/wind-tunnel'],
  ],
};
