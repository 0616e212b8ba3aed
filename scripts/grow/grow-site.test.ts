import { expect, test } from 'vitest';
import { growSite } from './grow-site.ts';

test('another case and another service are folders of content and drawings, and no code', {
  timeout: 300_000,
}, async () => {
  const grown = await growSite(1);
  expect(grown.grownTitle).toMatch(/\p{Script=Cyrillic}/u);
  expect(grown.isGrownServiceOnHome).toBe(true);
  expect(grown.contentPageScriptBytes).toBeLessThanOrEqual(2560);
});
