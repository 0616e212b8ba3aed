import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { enhancePlugin } from './build-steps/enhance-plugin.ts';
import { islandsPlugin } from './build-steps/islands-plugin.ts';

const backend = process.env.BACKEND_ORIGIN ?? 'http://127.0.0.1:8787';

export default defineConfig({
  plugins: [
    reactRouter(),
    enhancePlugin(),
    islandsPlugin({ booking: 'app/islands/booking.tsx', 'manage-booking': 'app/islands/manage-booking.tsx' }),
  ],
  build: { assetsInlineLimit: 0 },
  server: {
    proxy: { '/functions/v1': backend, '/rest/v1': backend },
    // A build beside a running dev server must not reload every page.
    watch: { ignored: ['**/build/**'] },
  },
});
