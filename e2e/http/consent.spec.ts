import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listBuiltFiles, siteDirectory } from '../built/built-site.ts';

test('[PRIV-13] the site without ids has no trace of the panel, its script or an opened policy', () => {
  const files = listBuiltFiles().filter((file) => /\.(html|js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(150);
  const traces = files.filter((file) =>
    /consent-panel|cookie-settings|tt_consent|connect-src/.test(
      readFileSync(join(siteDirectory, file), 'utf8'),
    ),
  );
  expect(traces).toEqual([]);
  expect(files.filter((file) => file.includes('consent'))).toEqual([]);
});
