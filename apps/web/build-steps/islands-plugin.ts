import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { scriptAddressesPlugin } from './script-addresses-plugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function bundleIslands(input: Record<string, string>): Promise<Rollup.OutputChunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input,
        output: {
          entryFileNames: 'assets/islands/[name]-[hash].js',
          chunkFileNames: 'assets/islands/shared/[name]-[hash].js',
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('The islands were not built');
  return result.output.filter((file) => file.type === 'chunk');
}

/**
 * Builds the parts of pages that React hydrates: pages navigate by plain links and need no router. The module
 * `virtual:island/<name>` exports the URL of an island's script, and the URLs of the scripts that it can't start
 * without.
 */
export function islandsPlugin(entries: Record<string, string>): Plugin {
  let bundle: Promise<Rollup.OutputChunk[]> | undefined;
  const getBundle = () => {
    bundle ??= bundleIslands(entries);
    return bundle;
  };
  return scriptAddressesPlugin({
    kind: 'island',
    build: async (name) => {
      const entry = (await getBundle()).find((chunk) => chunk.isEntry && chunk.name === name);
      if (!entry) throw new Error(`There is no island ${name}`);
      return { url: `/${entry.fileName}`, imports: entry.imports.map((fileName) => `/${fileName}`) };
    },
    develop: () => ({ url: '', imports: [] }),
    listFiles: async () => (await getBundle()).map(({ fileName, code }) => ({ fileName, source: code })),
  });
}
