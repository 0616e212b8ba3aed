import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const prefix = 'virtual:page-script/';

interface PageScript {
  code: string;
  fileName: string;
}

async function bundleScript(name: string, entry: string): Promise<PageScript> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL(`../${entry}`, import.meta.url)), formats: ['iife'], name },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`The script ${name} was not built`);
  const hash = createHash('sha256').update(chunk.code).digest('hex').slice(0, 10);
  return { code: chunk.code, fileName: `assets/${name}-${hash}.js` };
}

/**
 * Builds small scripts apart from React's graph; `virtual:page-script/<name>` exports the address of one. A script
 * whose address no module asks for is not built.
 */
export function pageScriptsPlugin(entries: Record<string, string>): Plugin {
  const scripts = new Map<string, Promise<PageScript>>();
  let isBuild = false;

  const getScript = (name: string, entry: string) => {
    const script = scripts.get(name) ?? bundleScript(name, entry);
    scripts.set(name, script);
    return script;
  };

  return {
    name: 'page-scripts',
    sharedDuringBuild: true,
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const entry = entries[name];
      if (!entry) throw new Error(`There is no page script ${name}`);
      const url = isBuild ? `/${(await getScript(name, entry)).fileName}` : `/${entry}`;
      return `export const url = ${JSON.stringify(url)}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const script of scripts.values()) {
        const { code, fileName } = await script;
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}
