import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const mostWords = 900;
const launchPage = join(import.meta.dirname, '../../../docs/operations/launch.md');

test('[WAYS-01] the launch page has at most 900 words, commands included', () => {
  expect(readFileSync(launchPage, 'utf8').split(/\s+/).length).toBeLessThanOrEqual(mostWords);
});
