import type { Plugin } from 'vite';
import { entriesPlugin } from './entries-plugin.ts';

/**
 * Builds the exhibits. No page names them in a script element, because the script of every page loads one when it is
 * seen.
 */
export function exhibitsPlugin(entries: Record<string, string>): Plugin {
  return entriesPlugin({
    kind: 'exhibit',
    folder: 'exhibits',
    entries,
    // One file for the code that exhibits share, because each small file would cost a request.
    bundling: { sharedFile: { name: 'stage', test: /\/exhibits\/stage\// } },
    toDevelopmentUrl: (entry) => `/${entry}`,
  });
}
