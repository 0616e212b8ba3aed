import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addCases } from './add-cases.ts';
import { buildCopy, type GrownSite } from './build-copy.ts';
import { copySite } from './copy-site.ts';
import { copyEntry } from './copy-entry.ts';

/** Adds a service area and `caseCount` cases to a copy of the site and builds it. */
export async function growSite(caseCount: number): Promise<GrownSite> {
  const directory = resolve(import.meta.dirname, `../../.data/grown-site-${caseCount}`);
  await rm(directory, { recursive: true, force: true });
  try {
    const web = await copySite(directory);
    await addCases(web, caseCount);
    await addService(web);
    return await buildCopy(web);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Adds a service area that shows the first grown case. */
async function addService(web: string): Promise<void> {
  await copyEntry(web, {
    collection: 'services',
    from: 'techart',
    to: 'grown',
    facts: { order: 1000, emoji: '🌱', caseKeys: ['grown-case-1'] },
  });
  const drawings = join(web, 'app/illustrations/drawings');
  await cp(join(drawings, 'service-techart.svg'), join(drawings, 'service-grown.svg'));
}
