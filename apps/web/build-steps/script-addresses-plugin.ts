import type { Plugin } from 'vite';

interface BuiltFile {
  fileName: string;
  source: string;
}

interface Scripts {
  /** Name of the plugin and of its modules: `virtual:<kind>/<name>`. */
  kind: string;
  /** What the module of a script exports in a build. */
  build: (name: string) => Promise<Record<string, unknown>>;
  /** The same in development, where nothing is bundled. */
  develop: (name: string) => Record<string, unknown>;
  listFiles: () => Promise<readonly BuiltFile[]>;
}

/** Lets pages import the URLs of scripts that are bundled apart from the router's graph, and emits their files. */
export function scriptAddressesPlugin({ kind, build, develop, listFiles }: Scripts): Plugin {
  const prefix = `virtual:${kind}/`;
  let isBuild = false;

  return {
    name: kind,
    sharedDuringBuild: true,
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const exported = isBuild ? await build(name) : develop(name);
      const lines = Object.entries(exported).map(
        ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
      );
      return lines.join('\n');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of await listFiles()) this.emitFile({ type: 'asset', ...file });
    },
  };
}
