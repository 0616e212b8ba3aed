import type { Plugin, Rollup } from 'vite';
import { type Bundling, bundleEntries } from './bundle-entries.ts';
import { scriptAddressesPlugin } from './script-addresses-plugin.ts';
import { siteBase } from './site-base.ts';

interface Entries {
  /** `virtual:<kind>/<name>` exports the URLs of an entry point and of the scripts that it can't start without. */
  kind: string;
  /** Where the files lie below `assets`. */
  folder: string;
  entries: Record<string, string>;
  bundling: Bundling;
  /** The URL in development, where nothing is bundled. */
  toDevelopmentUrl: (entry: string) => string;
}

/** Builds entry points that share code with each other, yet not with the router. */
export function entriesPlugin({ kind, folder, entries, bundling, toDevelopmentUrl }: Entries): Plugin {
  let bundle: Promise<Rollup.OutputChunk[]> | undefined;
  const getBundle = () => {
    bundle ??= bundleEntries(folder, entries, bundling);
    return bundle;
  };
  const getEntry = (name: string) => {
    const entry = entries[name];
    if (!entry) throw new Error(`There is no ${kind} ${name}`);
    return entry;
  };
  return scriptAddressesPlugin({
    kind,
    build: async (name) => {
      getEntry(name);
      const chunks = await getBundle();
      const chunk = chunks.find((file) => file.isEntry && file.name === name);
      if (!chunk) throw new Error(`The ${kind} ${name} was not built`);
      const imports = listImports(chunks, chunk);
      return { url: siteBase + chunk.fileName, imports: imports.map((fileName) => siteBase + fileName) };
    },
    develop: (name) => ({ url: toDevelopmentUrl(getEntry(name)), imports: [] }),
    listFiles: async () => (await getBundle()).map(({ fileName, code }) => ({ fileName, source: code })),
  });
}

/** All files that an entry point needs to start. Otherwise the browser would find nested ones too late. */
function listImports(chunks: readonly Rollup.OutputChunk[], chunk: Rollup.OutputChunk): string[] {
  const found = new Set(chunk.imports);
  for (const fileName of found) {
    const imported = chunks.find((file) => file.fileName === fileName);
    for (const next of imported?.imports ?? []) found.add(next);
  }
  return [...found];
}
