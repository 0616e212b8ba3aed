import type { Config } from '@react-router/dev/config';
import { listAddresses, listFeedPaths, listTemplatePaths } from './app/address-map.ts';

// With `ssr: false` the router would require pages that start it in the browser. There is no server anyway: every
// path is prerendered, and the finished site is a folder of files.
export default {
  prerender: () => [...listAddresses().map(({ path }) => path), ...listFeedPaths(), ...listTemplatePaths()],
} satisfies Config;
