import type { Config } from '@react-router/dev/config';
import { isDraft } from './build-steps/site-base.ts';

// `build-steps/prerender-pages.ts` renders the pages, and the finished site is a folder of files. No server runs, and yet
// not `ssr: false`: the router would require pages that start it in the browser.
export default { buildDirectory: isDraft ? 'build/draft' : 'build' } satisfies Config;
