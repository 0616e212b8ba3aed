import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@tt/contract/language/escape-html';
import { type Editor, siteSettings } from '@tt/contract/site-settings';
import { build, type Plugin } from 'vite';
import { listTrackers } from '../app/lib/list-trackers.ts';
import { toEditorConfig } from '../editor/to-editor-config.ts';

/** The origins that the editor calls, and from which it loads its writers' pictures. */
const hostOrigins: Record<Editor['host'], { connect: string[]; images: string[] }> = {
  github: {
    connect: ['https://api.github.com', 'https://www.githubstatus.com'],
    images: ['https://avatars.githubusercontent.com'],
  },
  gitlab: { connect: ['https://gitlab.com'], images: ['https://gitlab.com', 'https://secure.gravatar.com'] },
};

/** The policy of the editor's page alone. It keeps a token of the repository, so no script but its own may run. */
function toEditorPolicy({ host }: Pick<Editor, 'host'>): string {
  const { connect, images } = hostOrigins[host];
  return [
    "default-src 'none'",
    "script-src 'self'",
    // The components of the editor add their own style sheets.
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'blob:', 'data:', ...images].join(' '),
    ['connect-src', "'self'", 'blob:', 'data:', ...connect].join(' '),
    "font-src 'self'",
    "manifest-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Writes the editor to `/admin` and `/assets/editor`. No page of the site names any of its files. The editor keeps the
 * writer's token in the storage of the origin, which the scripts of trackers on other pages could read.
 */
export async function writeEditor(
  siteDirectory: string,
  editor: Editor,
  configuredTrackers = listTrackers(),
): Promise<void> {
  if (configuredTrackers.length > 0)
    throw new Error(
      'The site has an editor and trackers, whose scripts could read the token of its writers. Turn one of them off in packages/contract/src/settings.json',
    );
  const script = await bundleEditor(siteDirectory);
  const folder = join(siteDirectory, 'admin');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'config.json'), JSON.stringify(toEditorConfig(editor)));
  await writeFile(join(folder, 'index.html'), toEditorPage(script, toEditorPolicy(editor)));
}

/** Bundles the editor with its fonts, so that it loads nothing from elsewhere, and returns the URL of its script. */
async function bundleEditor(siteDirectory: string): Promise<string> {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    plugins: [unusedPartsPlugin()],
    build: {
      outDir: siteDirectory,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      assetsDir: 'assets/editor',
      modulePreload: false,
      rollupOptions: { input: 'editor/main.ts' },
    },
  });
  const entry = 'output' in result && result.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The editor was not built');
  return `/${entry.fileName}`;
}

/** Leaves out two hundred files for maps, code and uploaded pictures, which no entry needs. */
function unusedPartsPlugin(): Plugin {
  const unused = /^(?:@shikijs\/|leaflet\b|terra-draw|svgo\b)/;
  const nothing = '\0unused-part';
  return {
    name: 'unused-parts',
    enforce: 'pre',
    resolveId: (id) => (unused.test(id) ? nothing : undefined),
    load: (id) => (id === nothing ? 'export default {}' : undefined),
  };
}

export function toEditorPage(script: string, policy: string, { name } = siteSettings.company): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en"><head><meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="robots" content="noindex"/>',
    `<title>${escapeHtml(name)}: editor</title>`,
    '<link rel="cms-config-url" type="application/json" href="/admin/config.json"/>',
    `<script type="module" src="${script}"></script></head><body></body></html>`,
    '',
  ].join('\n');
}
