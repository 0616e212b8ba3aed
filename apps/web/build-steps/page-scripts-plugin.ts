import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { draftPlugin } from './draft/draft-plugin.ts';
import { scriptAddressesPlugin } from './script-addresses-plugin.ts';
import { isDraft, siteBase } from './site-base.ts';

interface PageScript {
  fileName: string;
  source: string;
}

async function bundleScript(name: string, entry: string, plugin: Plugin): Promise<PageScript> {
  const result = await build({
    base: siteBase,
    configFile: false,
    logLevel: 'error',
    // Without what emits files: it waits for all scripts, this one included.
    plugins: [{ ...plugin, generateBundle: undefined }, isDraft && draftPlugin()],
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
  return { fileName: `assets/page-scripts/${name}-${hash}.js`, source: chunk.code };
}

/**
 * Builds small scripts that carry no framework. The module `virtual:page-script/<name>` exports the address of one, for
 * pages and for other page scripts; a script whose address no module asks for is not built.
 */
export function pageScriptsPlugin(entries: Record<string, string>): Plugin {
  const scripts = new Map<string, Promise<PageScript>>();

  const getEntry = (name: string) => {
    const entry = entries[name];
    if (!entry) throw new Error(`There is no page script ${name}`);
    return entry;
  };
  const getScript = (name: string) => {
    const script = scripts.get(name) ?? bundleScript(name, getEntry(name), plugin);
    scripts.set(name, script);
    return script;
  };

  const plugin = scriptAddressesPlugin({
    kind: 'page-script',
    build: async (name) => ({ url: siteBase + (await getScript(name)).fileName }),
    develop: (name) => ({ url: `/${getEntry(name)}` }),
    listFiles: () => Promise.all(scripts.values()),
  });
  return plugin;
}
