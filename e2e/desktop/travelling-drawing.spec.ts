import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';

declare global {
  /** What moves while this page takes the place of the one before, if anything does. */
  var transition: Promise<string[]>;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const listMoving = () =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []));
    // The page may have loaded before it is revealed.
    globalThis.transition = new Promise((resolve) => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        resolve(viewTransition?.ready.then(listMoving) ?? []);
      });
    });
  });
});

const readTransition = (page: Page) => page.evaluate(() => globalThis.transition);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[PROOF-08] the drawing of a case travels from its card to its page, and that of the next case on', async ({
    page,
  }) => {
    await page.goto('/en/cases');
    const follow = async (link: string, drawing: string) => {
      await page.locator(link).click();
      await page.waitForURL(`**/${drawing.replace('case-', '')}`);
      const name = `(${drawing})`;
      expect(await readTransition(page)).toEqual(
        expect.arrayContaining(['group', 'old', 'new'].map((part) => `::view-transition-${part}${name}`)),
      );
    };
    await follow('a.card[href$="/teeth-volumetric"]', 'case-teeth-volumetric');
    await follow('a.next', 'case-5g-orchestration');
  });

  test('[PROOF-08] the drawing of a service area travels from its card to its page', async ({ page }) => {
    await page.goto('/en');
    await page.locator('a.card[href$="/expertise/fiveg"]').click();
    await page.waitForURL('**/expertise/fiveg');
    expect(await readTransition(page)).toContain('::view-transition-group(service-fiveg)');
  });
});

test('[PROOF-08] under reduced motion no page passes into another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/cases');
  await page.locator('a.card[href$="/teeth-volumetric"]').click();
  await page.waitForURL('**/teeth-volumetric');
  expect(await readTransition(page)).toEqual([]);
});
