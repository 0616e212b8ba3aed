import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from '../browser-test.ts';
import { openSettled } from '../open-settled.ts';
import { looks } from './looks.ts';
import { holdStill } from './open-still.ts';
import { toOutline } from './to-outline.ts';

test.use({ viewport: { width: 1280, height: 900 } });

for (const language of languageCodes) {
  const tag = language === 'en' ? '@pr' : [];
  test(`screen readers find the same landmarks, headings and controls in ${language}`, { tag }, async ({
    page,
    faults,
  }) => {
    faults.allow(/404/);
    await holdStill(page);
    for (const [kind, path] of Object.entries(looks)) {
      // The policy exists in English alone.
      if (!path.startsWith('/en') && language !== 'en') continue;
      await openSettled(page, path.replace('/en', `/${language}`));
      const outline = toOutline(await page.locator('body').ariaSnapshot(), language);
      expect.soft(outline, kind).toMatchSnapshot(['outlines', language, `${kind}.txt`]);
    }
  });
}
