import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyEntry } from './copy-entry.ts';

/** Adds a service area that shows the first grown case. */
export async function addService(web: string): Promise<void> {
  await copyEntry(web, {
    collection: 'services',
    from: 'techart',
    to: 'grown',
    facts: { order: 1000, emoji: '🌱', caseKeys: ['grown-case-1'] },
  });
  const drawings = join(web, 'app/illustrations/drawings');
  await cp(join(drawings, 'service-techart.svg'), join(drawings, 'service-grown.svg'));
}
