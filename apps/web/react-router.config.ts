import type { Config } from '@react-router/dev/config';
import { listAddresses, listTemplatePaths } from './app/address-map.ts';

// With `ssr: false` the router would insist on pages that start it in the browser. No server runs all the same: every
// address is prerendered, and the finished site is a folder of files.
export default {
  prerender: () => [...listAddresses().map(({ path }) => path), ...listTemplatePaths()],
} satisfies Config;
