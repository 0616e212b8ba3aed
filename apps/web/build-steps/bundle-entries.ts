import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { draftPlugin } from './draft/draft-plugin.ts';
import { shaderPlugin } from './shader-plugin.ts';
import { isDraft, siteBase } from './site-base.ts';

/** Vite's helper loads the styles of a script before it, and islands have none: a plain import is enough. */
const plainImportPlugin: Plugin = {
  name: 'plain-import',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** Imports the settings by their names, which JSON has for a bundler alone, so that a script carries what it reads of them. */
const namedSettingsPlugin: Plugin = {
  name: 'named-settings',
  enforce: 'pre',
  transform: (code) =>
    code.replace(
      /import file from ('\S+\/settings\.json') with \{ type: 'json' \};/,
      'import * as file from $1;',
    ),
};

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Bundling {
  plugins?: Plugin[];
  /** Modules that become one file with this name. */
  sharedFile?: { name: string; test: RegExp };
  /** Constants of the build, by the expression that they replace. */
  define?: Record<string, string>;
}

/** Bundles browser entry points apart from the router's graph; what several of them need becomes a file of its own. */
export async function bundleEntries(
  folder: string,
  input: Record<string, string>,
  { plugins = [], sharedFile, define = {} }: Bundling,
): Promise<Rollup.OutputChunk[]> {
  const result = await build({
    root,
    base: siteBase,
    configFile: false,
    logLevel: 'error',
    define,
    plugins: [plainImportPlugin, namedSettingsPlugin, shaderPlugin(), ...plugins, isDraft && draftPlugin()],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `assets/${folder}/[name]-[hash].js`,
          chunkFileNames: `assets/${folder}/shared/[name]-[hash].js`,
          ...(sharedFile && { codeSplitting: { groups: [sharedFile] } }),
        },
      },
    },
  });
  if (!('output' in result)) throw new Error(`The ${folder} were not built`);
  return result.output.filter((file) => file.type === 'chunk');
}
