import type { Plugin } from 'vite';

/** Passes the path of the content to the bundled site, and reloads changed content during development. */
export function contentPlugin(folder: string): Plugin {
  return {
    name: 'content',
    config: () => ({ define: { __CONTENT_FOLDER__: JSON.stringify(folder) } }),
    configureServer({ watcher, environments }) {
      watcher.on('all', (_, file) => {
        if (!file.startsWith(folder) || !/\.(?:json|md)$/.test(file)) return;
        environments.ssr.moduleGraph.invalidateAll();
        environments.client.hot.send({ type: 'full-reload' });
      });
    },
  };
}
