import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Plugin } from 'vite';

/** What every island needs, in one file that the browser keeps from page to page. */
export const reactModules = /node_modules\/(react|react-dom|scheduler)\/|preload-helper/;

/** Loaded on demand, as a file of its own. */
const toastModules = /node_modules\/sonner\//;

/** Likewise, one for each language. */
const cityTables = /\/time\/cities\//;

const isShared = (id: string) => [reactModules, toastModules, cityTables].some((modules) => modules.test(id));
const mark = '?island=';

/**
 * Gives each island a copy of all its modules but React. A page then loads React and one other file: files of what some
 * islands have in common would be a dozen, which compress worse than one.
 */
export function ownCopiesPlugin(): Plugin {
  return {
    name: 'own-copies',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [file, owner = options.isEntry ? parse(source).name : undefined] = importer?.split(mark) ?? [];
      const resolved = await this.resolve(source, file, { ...options, skipSelf: true });
      if (!owner || !resolved || resolved.external || isShared(resolved.id)) return resolved;
      return { ...resolved, id: `${resolved.id}${mark}${owner}` };
    },
    // With a suffix, the bundler no longer recognizes a settings file by its extension.
    load(id) {
      const [file = '', owner] = id.split(mark);
      if (!owner || !file.endsWith('.json')) return undefined;
      const settings = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
      const code = settings.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: code.join('\n'), moduleType: 'js' };
    },
  };
}
