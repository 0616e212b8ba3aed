import { listBatches, listFindings } from '../axe.ts';
import { expect, test } from '../browser-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const batch of listBatches((language) => language !== 'en')) {
  test(`axe finds nothing: ${batch[0]} and on`, async ({ page, faults }) => {
    faults.allow(/404/);
    for (const path of batch) {
      await page.goto(path);
      expect(await listFindings(page), path).toEqual([]);
    }
  });
}
