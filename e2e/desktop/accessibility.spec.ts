import { languageCodes } from '@tt/contract/language/language';
import { listBatches, listFindings, listFindingsInBothThemes } from '../axe.ts';
import { expect, test } from '../browser-test.ts';
import { kindsOfPage } from '../kinds-of-page.ts';

/** One page of each kind, by the rest of its address behind the language. */
const rests = [...Object.values(kindsOfPage), '/booking/manage', '/booking/confirm', '/nope'];
const english = [...rests.map((rest) => `/en${rest}`), '/privacy-policy'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ faults }) => faults.allow(/404/));

for (const [place, paths] of [english.slice(0, 6), english.slice(6, 12), english.slice(12)].entries()) {
  test(`axe finds nothing on any kind of page in both themes: ${paths[0]} and on`, {
    tag: place === 0 ? '@pr' : [],
  }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      expect(await listFindingsInBothThemes(page), path).toEqual([]);
    }
  });
}

for (const language of languageCodes.filter((code) => code !== 'en')) {
  test(`axe finds nothing on any kind of page in ${language}`, async ({ page }) => {
    for (const rest of rests) {
      await page.goto(`/${language}${rest}`);
      expect(await listFindings(page), rest).toEqual([]);
    }
  });
}

for (const batch of listBatches((language) => language !== 'en')) {
  test(`axe finds nothing: ${batch[0]} and on`, { tag: '@nightly' }, async ({ page }) => {
    for (const path of batch) {
      await page.goto(path);
      expect(await listFindings(page), path).toEqual([]);
    }
  });
}
