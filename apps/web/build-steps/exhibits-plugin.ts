import type { Plugin } from 'vite';
import { entriesPlugin } from './entries-plugin.ts';

/** Builds the exhibits, which no page names in a script element: the script of every page loads one when it is seen. */
export function exhibitsPlugin(entries: Record<string, string>): Plugin {
  return entriesPlugin({
    kind: 'exhibit',
    folder: 'exhibits',
    entries,
    // One file for what exhibits share: many small ones would each cost a request.
    bundling: { sharedFile: { name: 'stage', test: /\/exhibits\/stage\// } },
    toDevelopmentUrl: (entry) => `/${entry}`,
  });
}
