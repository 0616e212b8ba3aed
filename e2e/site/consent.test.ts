import { expect, test } from 'vitest';
import { listBuiltFiles, readBuiltFile } from '../built/built-site.ts';

test('[PRIV-13] the site without ids has no trace of the panel, its script or an opened policy', () => {
  const files = listBuiltFiles().filter(
    // The editor calls the code host.
    (file) => /\.(html|js|css)$/.test(file) && !file.startsWith('/admin/'),
  );
  expect(files.length).toBeGreaterThan(150);
  const traces = files.filter((file) =>
    /consent-panel|cookie-settings|tt_consent|connect-src(?! 'self';)/.test(readBuiltFile(file)),
  );
  expect(traces).toEqual([]);
  expect(files.filter((file) => file.includes('consent'))).toEqual([]);
});
