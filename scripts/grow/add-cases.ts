import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyEntry } from './copy-entry.ts';

/** Adds cases that repeat the story of the Linux stack, each with a folder of its own, and a drawing. */
export async function addCases(web: string, count: number): Promise<void> {
  for (let place = 1; place <= count; place += 1) {
    await copyEntry(web, {
      collection: 'cases',
      from: 'linux-3d-stack',
      to: `grown-case-${place}`,
      facts: { order: 1000 + place, emoji: '🌱', thumbnail: 'case-grown' },
    });
  }
  const drawings = join(web, 'app/illustrations/drawings');
  await cp(join(drawings, 'case-linux-3d-stack.svg'), join(drawings, 'case-grown.svg'));
}
