import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { listTrackers } from './app/lib/list-trackers.ts';
import { blueprintPlugin } from './build-steps/blueprint-plugin.ts';
import { consentPlugin } from './build-steps/consent-plugin.ts';
import { contentPlugin } from './build-steps/content-plugin.ts';
import { deskPlugin } from './build-steps/desk-plugin.ts';
import { deskTextsPlugin } from './build-steps/desk-texts-plugin.ts';
import { draftPlugin } from './build-steps/draft/draft-plugin.ts';
import { exhibitsPlugin } from './build-steps/exhibits-plugin.ts';
import { islandsPlugin } from './build-steps/islands-plugin.ts';
import { oneOriginPlugin } from './build-steps/one-origin-plugin.ts';
import { pageScriptsPlugin } from './build-steps/page-scripts-plugin.ts';
import { picturesPlugin } from './build-steps/pictures-plugin.ts';
import { shaderPlugin } from './build-steps/shader-plugin.ts';
import { isDraft, siteBase } from './build-steps/site-base.ts';

const backend = process.env.BACKEND_ORIGIN ?? 'http://127.0.0.1:8787';

export default defineConfig({
  base: siteBase,
  plugins: [
    oneOriginPlugin(),
    isDraft && draftPlugin(),
    reactRouter(),
    contentPlugin(join(import.meta.dirname, 'content')),
    picturesPlugin(),
    pageScriptsPlugin({
      enhance: 'app/enhance/main.ts',
      consent: 'app/enhance/consent.ts',
      hint: 'app/enhance/language-hint-line.ts',
    }),
    islandsPlugin({
      'blog-search': 'app/islands/entries/blog-search.ts',
      booking: 'app/islands/entries/booking.ts',
      'case-filter': 'app/islands/entries/case-filter.ts',
      'confirm-booking': 'app/islands/entries/confirm-booking.ts',
      contact: 'app/islands/entries/contact.ts',
      'manage-booking': 'app/islands/entries/manage-booking.ts',
    }),
    deskPlugin('app/islands/entries/desk.ts'),
    deskTextsPlugin(),
    exhibitsPlugin({
      nozzle: 'app/exhibits/nozzle/mount.ts',
      tooth: 'app/exhibits/tooth/mount.ts',
      waterfall: 'app/exhibits/waterfall/mount.ts',
      leads: 'app/exhibits/leads/mount.ts',
      balance: 'app/exhibits/balance/mount.ts',
      price: 'app/exhibits/price/mount.ts',
      marketing: 'app/exhibits/pivot/marketing.ts',
      martech: 'app/exhibits/pivot/martech.ts',
      rendering: 'app/exhibits/pivot/rendering.ts',
      avmar: 'app/exhibits/pivot/avmar.ts',
      design: 'app/exhibits/pivot/design.ts',
      gdesign: 'app/exhibits/pivot/gdesign.ts',
      gamedev: 'app/exhibits/pivot/gamedev.ts',
      techart: 'app/exhibits/pivot/techart.ts',
      fiveg: 'app/exhibits/pivot/fiveg.ts',
    }),
    blueprintPlugin('app/blueprint/show.ts'),
    shaderPlugin(),
    // A draft loads nothing that counts its reader.
    consentPlugin({ isAsking: !isDraft && listTrackers().length > 0 }),
  ],
  build: { assetsInlineLimit: 0 },
  // A package that is found only when a page asks for it reloads that page, and what was typed is gone.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.tsx', 'app/islands/entries/*.ts'] },
  server: {
    proxy: { '/functions/v1': backend, '/rest/v1': backend, '/desk/api': backend },
    // A build beside a running dev server must not reload every page.
    watch: { ignored: ['**/build/**'] },
  },
});
