import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { copyEntry } from './copy-entry.ts';
import { writeOwnWords } from './write-own-words.ts';

/** Adds cases that repeat the story of the Linux stack, each with a folder, a card and a drawing of its own. */
export async function addCases(web: string, count: number): Promise<void> {
  const files = await readdir(join(web, 'app/illustrations/drawings'));
  const drawings = files.filter((file) => file.startsWith('case-')).map((file) => file.replace('.svg', ''));
  for (let place = 1; place <= count; place += 1) {
    const key = `grown-case-${place}`;
    const thumbnail = drawings[place % drawings.length];
    const facts = { order: 1000 + place, emoji: '🌱', thumbnail };
    await copyEntry(web, { collection: 'cases', from: 'linux-3d-stack', to: key, facts });
    await writeOwnWords(web, key, place);
  }
}
