import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeEditor } from '../../apps/web/build-steps/write-editor.ts';
import { findFreePort } from '../../packages/standins/src/free-port.ts';
import { Parts } from '../../scripts/process/parts.ts';
import { toCaddyPart } from '../../scripts/process/to-caddy-part.ts';

export interface EditorSite {
  origin: string;
  /** The files of the site, with those of the editor. */
  root: string;
  stop: () => Promise<void>;
}

/** The files of the site as it was built, without an editor. */
export const builtSite = resolve(import.meta.dirname, '../../apps/web/build/client');

/** Serves a copy of the built site that has an editor, as in production. */
export async function startEditorSite(): Promise<EditorSite> {
  const directory = resolve(import.meta.dirname, `../../.data/editor-site-${process.pid}`);
  const root = join(directory, 'site');
  const parts = new Parts(() => {});
  parts.onStopped(() => rm(directory, { recursive: true, force: true }));
  try {
    await cp(builtSite, root, { recursive: true });
    await writeEditor(root, { host: 'github', repository: 'company/site', branch: 'main' });
    const port = await findFreePort();
    await parts.start(
      toCaddyPart({ port, siteRoot: root, apiUpstream: '127.0.0.1:9', stateDirectory: directory }),
    );
    // The editor offers a local repository at this name alone.
    return { origin: `http://localhost:${port}`, root, stop: () => parts.stop() };
  } catch (error) {
    await parts.stop();
    throw error;
  }
}
