import type { Plugin } from 'vite';
import { deskTextsPlugin } from './desk-texts-plugin.ts';
import { entriesPlugin } from './entries-plugin.ts';
import { reactModules } from './own-copies-plugin.ts';

/**
 * Builds the desk's script, `virtual:desk/page`, apart from the islands, so that a change to the desk changes no
 * public file.
 */
export function deskPlugin(entry: string): Plugin {
  return entriesPlugin({
    kind: 'desk',
    folder: 'desk',
    entries: { page: entry },
    bundling: { plugins: [deskTextsPlugin()], sharedFile: { name: 'react', test: reactModules } },
    // The router hydrates the whole page, so that hot reload works.
    toDevelopmentUrl: () => '',
  });
}
