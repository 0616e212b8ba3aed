import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const virtualId = 'virtual:enhance';
const resolvedId = `\0${virtualId}`;
const entry = fileURLToPath(new URL('../app/enhance/main.ts', import.meta.url));
const developmentUrl = '/app/enhance/main.ts';

async function bundleEnhance(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'enhance' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The script of content pages was not built');
  return chunk.code;
}

/** Builds the script of content pages apart from React's graph; `virtual:enhance` is its address. */
export function enhancePlugin(): Plugin {
  let script: Promise<{ code: string; fileName: string }> | undefined;
  let isBuild = false;

  const getScript = () => {
    script ??= bundleEnhance().then((code) => {
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
      return { code, fileName: `assets/enhance-${hash}.js` };
    });
    return script;
  };

  return {
    name: 'enhance',
    sharedDuringBuild: true,
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const url = isBuild ? `/${(await getScript()).fileName}` : developmentUrl;
      return `export const enhanceUrl = ${JSON.stringify(url)}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { code, fileName } = await getScript();
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
