import { afterAll, vi } from 'vitest';

/**
 * Makes modules that are imported after this call read their content from a folder. Test files share their modules, so this
 * one's are loaded anew, and those of the next file too.
 */
export function readContentFrom(folder: string): void {
  vi.resetModules();
  Object.assign(globalThis, { __CONTENT_FOLDER__: folder });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, '__CONTENT_FOLDER__');
    vi.resetModules();
  });
}
