import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { buildSite } from '../../scripts/grow/build-site.ts';
import { copySite } from '../../scripts/grow/copy-site.ts';
import { Parts } from '../../scripts/process/parts.ts';
import { toCaddyPart } from '../../scripts/process/to-caddy-part.ts';

export interface ConsentSite {
  origin: string;
  stop: () => Promise<void>;
}

/** What an operator would write into the settings. */
const trackers = {
  analytics: { id: 'A 1', scriptUrl: 'https://stats.example/tag.js?id={id}' },
  pixels: { id: 'P-2', scriptUrl: 'https://pixels.example/{id}.js' },
};

/** Builds a copy of the site that has analytics and pixels, and serves it as in production. */
export async function startConsentSite(): Promise<ConsentSite> {
  const directory = resolve(import.meta.dirname, `../../.data/consent-site-${process.pid}`);
  const parts = new Parts(() => {});
  parts.onStopped(() => rm(directory, { recursive: true, force: true }));
  try {
    const web = await copySite(directory);
    const path = join(directory, 'packages/contract/src/settings.json');
    await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), trackers }));
    const siteRoot = await buildSite(web);
    const port = await findFreePort();
    await parts.start(toCaddyPart({ port, siteRoot, apiUpstream: '127.0.0.1:9', stateDirectory: directory }));
    return { origin: `http://127.0.0.1:${port}`, stop: () => parts.stop() };
  } catch (error) {
    await parts.stop();
    throw error;
  }
}
