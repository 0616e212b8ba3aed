import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes } from '../../packages/contract/src/language.ts';
import { addItems } from './edit-json.ts';
import { appendEntries } from './edit-list.ts';

/** Adds cases that tell the story of the Linux stack again, each with an entry, texts in five languages and a drawing. */
export async function addCases(web: string, count: number): Promise<void> {
  const keys = Array.from({ length: count }, (_, place) => `grown-case-${place + 1}`);
  await appendEntries(
    join(web, 'content/cases.ts'),
    keys.map(
      (key) =>
        `  { key: '${key}', band: 'techart', emoji: '🌱', categories: ['rendering'], thumbnail: 'case-grown' }`,
    ),
  );
  for (const language of languageCodes) {
    await addItems(join(web, `messages/${language}/cases.json`), (items) =>
      Object.fromEntries(keys.map((key) => [key, items['linux-3d-stack']])),
    );
  }
  const drawings = join(web, 'app/illustrations/drawings');
  await cp(join(drawings, 'case-linux-3d-stack.svg'), join(drawings, 'case-grown.svg'));
}
