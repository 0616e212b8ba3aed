import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes } from '../../packages/contract/src/language.ts';
import { addItems } from './edit-json.ts';
import { appendEntries } from './edit-list.ts';

/** Adds a tenth service area. */
export async function addService(web: string): Promise<void> {
  await appendEntries(join(web, 'content/services.ts'), [
    "  { key: 'grown', band: 'techart', emoji: '🌱', caseKeys: ['grown-case-1'] }",
  ]);
  for (const language of languageCodes) {
    await addItems(join(web, `messages/${language}/services.json`), (items) => ({ grown: items.techart }));
  }
  const drawings = join(web, 'app/illustrations/drawings');
  await cp(join(drawings, 'service-techart.svg'), join(drawings, 'service-grown.svg'));
}
