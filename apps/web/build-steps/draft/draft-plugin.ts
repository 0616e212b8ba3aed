import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, 'replaced');
const app = join(import.meta.dirname, '../../app');

/** The modules that a draft replaces, by file name. */
const replaced = new Map(
  [
    'enhance/bar.ts',
    'features/navigation/navigation-bar.tsx',
    'lib/get-backend-client.ts',
    'lib/page-meta.ts',
  ].map((path) => [basename(path), join(app, path)]),
);

/**
 * Turns the site into a draft: links stay in its folder, forms have no backend, and there are no files for robots.
 * Everything else is the site's own code.
 */
export function draftPlugin(): Plugin {
  return {
    name: 'draft',
    enforce: 'pre',
    sharedDuringBuild: true,
    async resolveId(source, importer, options) {
      if (importer?.startsWith(folder)) return undefined;
      if (source === 'react/jsx-runtime') return join(folder, 'jsx-runtime.ts');
      const original = replaced.get(basename(source));
      if (!original) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id === original ? join(folder, basename(source)) : resolved;
    },
  };
}
