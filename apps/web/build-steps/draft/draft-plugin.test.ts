import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { draftPlugin } from './draft-plugin.ts';

test('[DRAFT-05] what sends an inquiry calls no backend in a draft', async () => {
  const sender = join(import.meta.dirname, '../../app/features/contact/contact-backend.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [draftPlugin()],
    build: { write: false, lib: { entry: sender, formats: ['es'] } },
  });
  const [bundle] = built as Rollup.RollupOutput[];
  const code = bundle?.output[0].code;
  expect(code).toContain('unavailable');
  expect(code).not.toContain('fetch');
});
