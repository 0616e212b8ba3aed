import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

const prefix = 'virtual:island/';
const root = fileURLToPath(new URL('..', import.meta.url));

type Bundle = Rollup.RollupOutput['output'];

async function bundleIslands(entries: Record<string, string>): Promise<Bundle> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: entries, output: { entryFileNames: 'assets/island-[name]-[hash].js' } },
    },
  });
  if (!('output' in result)) throw new Error('The islands were not built');
  return result.output;
}

/** The address of an island's script, and those of the scripts that it can't start without. */
function toAddresses(bundle: Bundle, name: string) {
  const entry = bundle.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  if (entry?.type !== 'chunk') throw new Error(`There is no island ${name}`);
  return { url: `/${entry.fileName}`, imports: entry.imports.map((fileName) => `/${fileName}`) };
}

/**
 * Builds the parts of pages that React takes over apart from the router's graph: such a page navigates by plain links
 * and needs no router. `virtual:island/<name>` exports the addresses of one.
 */
export function islandsPlugin(entries: Record<string, string>): Plugin {
  let bundle: Promise<Bundle> | undefined;
  let isBuild = false;

  const getBundle = () => {
    bundle ??= bundleIslands(entries);
    return bundle;
  };

  return {
    name: 'islands',
    sharedDuringBuild: true,
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      // In development the router takes over every page, islands included.
      const addresses = isBuild
        ? toAddresses(await getBundle(), id.slice(prefix.length + 1))
        : { url: '', imports: [] };
      return `export const url = ${JSON.stringify(addresses.url)}; export const imports = ${JSON.stringify(addresses.imports)}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of await getBundle()) {
        if (file.type === 'chunk')
          this.emitFile({ type: 'asset', fileName: file.fileName, source: file.code });
      }
    },
  };
}
