import type { Plugin } from 'vite';
import { people } from '../content/people.ts';
import { entriesPlugin } from './entries-plugin.ts';
import { ownCopiesPlugin, reactModules } from './own-copies-plugin.ts';

/** Builds the parts of pages that React hydrates. Pages navigate by plain links, so they need no router. */
export function islandsPlugin(entries: Record<string, string>): Plugin {
  return entriesPlugin({
    kind: 'island',
    folder: 'islands',
    entries,
    bundling: {
      plugins: [ownCopiesPlugin()],
      sharedFile: { name: 'react', test: reactModules },
      define: toHostConstant(people.some(({ isHost }) => isHost)),
    },
    toDevelopmentUrl: () => '',
  });
}

/** A site without a host has no code for it in its scripts. */
export const toHostConstant = (hasHost: boolean) => ({ 'import.meta.env.WITHOUT_HOST': String(!hasHost) });
