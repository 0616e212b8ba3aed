import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { addCases } from './add-cases.ts';
import { addService } from './add-service.ts';
import { buildCopy, type GrownSite } from './build-copy.ts';
import { copySite } from './copy-site.ts';

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
