import type { Config } from '@react-router/dev/config';
import { listAddresses, listTemplatePaths } from './app/address-map.ts';

export default {
  ssr: false,
  prerender: () => ['/', ...listAddresses().map(({ path }) => path), ...listTemplatePaths()],
} satisfies Config;
