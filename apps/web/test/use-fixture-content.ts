import { join } from 'node:path';
import { afterAll, vi } from 'vitest';

/**
 * Makes modules that are imported after this one read the small content of `test/content`, so that a test of the
 * code doesn't depend on the site's content. Test files share their modules, so this one's are loaded anew, and those
 * of the next file too.
 */
vi.resetModules();
Object.assign(globalThis, { __CONTENT_FOLDER__: join(import.meta.dirname, 'content') });

afterAll(() => {
  Reflect.deleteProperty(globalThis, '__CONTENT_FOLDER__');
  vi.resetModules();
});
