import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const virtualId = 'virtual:consent';
const nothing = `\0${virtualId}`;
const panel = fileURLToPath(new URL('../app/features/consent/consent-panel.tsx', import.meta.url));

/** `virtual:consent` is the consent panel; a site without trackers ships none of it. */
export function consentPlugin({ isAsking }: { isAsking: boolean }): Plugin {
  return {
    name: 'consent',
    resolveId: (id) => {
      if (id !== virtualId) return undefined;
      return isAsking ? panel : nothing;
    },
    load: (id) => (id === nothing ? 'export const ConsentPanel = undefined' : undefined),
  };
}
