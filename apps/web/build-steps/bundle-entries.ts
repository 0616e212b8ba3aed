import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { shaderPlugin } from './shader-plugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles browser entry points apart from the router's graph; what several of them need becomes a file of its own. */
export async function bundleEntries(
  folder: string,
  input: Record<string, string>,
): Promise<Rollup.OutputChunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [shaderPlugin()],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: `assets/${folder}/[name]-[hash].js`,
          chunkFileNames: `assets/${folder}/shared/[name]-[hash].js`,
          // One file for what exhibits share: many small ones would each cost a request.
          codeSplitting: { groups: [{ name: 'stage', test: /\/exhibits\/stage\// }] },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error(`The ${folder} were not built`);
  return result.output.filter((file) => file.type === 'chunk');
}
