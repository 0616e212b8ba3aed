import type { Plugin, Rollup } from 'vite';
import { bundleEntries } from './bundle-entries.ts';
import { scriptAddressesPlugin } from './script-addresses-plugin.ts';

interface Entries {
  /** `virtual:<kind>/<name>` exports the URLs of an entry point and of the scripts that it can't start without. */
  kind: string;
  /** Where the files lie below `assets`. */
  folder: string;
  entries: Record<string, string>;
  /** The URL in development, where nothing is bundled. */
  toDevelopmentUrl: (entry: string) => string;
}

/** Builds entry points that share code with each other, yet not with the router. */
export function entriesPlugin({ kind, folder, entries, toDevelopmentUrl }: Entries): Plugin {
  let bundle: Promise<Rollup.OutputChunk[]> | undefined;
  const getBundle = () => {
    bundle ??= bundleEntries(folder, entries);
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
      const chunk = (await getBundle()).find((file) => file.isEntry && file.name === name);
      if (!chunk) throw new Error(`The ${kind} ${name} was not built`);
      return { url: `/${chunk.fileName}`, imports: chunk.imports.map((fileName) => `/${fileName}`) };
    },
    develop: (name) => ({ url: toDevelopmentUrl(getEntry(name)), imports: [] }),
    listFiles: async () => (await getBundle()).map(({ fileName, code }) => ({ fileName, source: code })),
  });
}
