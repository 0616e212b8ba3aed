import { join } from 'node:path';

/**
 * Makes modules that are imported after this one read the small content of `test/content`, so that a test of the
 * code doesn't depend on the site's content.
 */
Object.assign(globalThis, { __CONTENT_FOLDER__: join(import.meta.dirname, 'content') });
