import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchLineSchema } from '@tt/contract/launch/launch-list';
import { expect, test } from 'vitest';
import { cases } from '../../apps/web/content/cases.ts';
import { listBuiltFiles, siteDirectory } from '../built/built-site.ts';

test('[TRUTH-07] the build writes the launch list beside the site, where nobody can visit it', () => {
  const list: unknown[] = JSON.parse(readFileSync(join(siteDirectory, '../launch-list.json'), 'utf8'));
  const lines = list.map((line) => launchLineSchema.parse(line));
  const unconfirmed = cases.filter(({ confirmedOn }) => !confirmedOn).length;
  expect(lines.find(({ key }) => key === 'launch.cases')?.params.count ?? 0).toBe(unconfirmed);
  expect(listBuiltFiles().filter((file) => file.includes('launch'))).toEqual([]);
});
