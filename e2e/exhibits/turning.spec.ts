import type { Page } from '@playwright/test';
import { dragByFinger, expect, openCanvasExhibit, pathOf, test } from './exhibit-test.ts';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

/** As far as one press of Page Up turns. */
const reachPx = 56;

const hands = {
  'a mouse': async (page: Page, x: number, y: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + reachPx, y, { steps: 7 });
    await page.mouse.up();
  },
  'a finger': (page: Page, x: number, y: number) =>
    dragByFinger(
      page,
      Array.from({ length: 8 }, (_, step) => ({ x: x + (reachPx * step) / 7, y })),
    ),
};

for (const name of Object.keys(pathOf) as (keyof typeof pathOf)[]) {
  test(`[PROOF-06] ${Object.keys(hands).join(' and ')} turn the ${name} as far as a key`, async ({
    page,
  }) => {
    await openCanvasExhibit(page, name);
    const turner = page.getByRole('slider', { name: `Turn the ${name}` });
    const read = async () => Number(await turner.getAttribute('aria-valuenow'));
    const start = await read();
    await turner.press('PageUp');
    const turned = await read();
    expect(turned).toBeGreaterThan(start);
    for (const [hand, drag] of Object.entries(hands)) {
      await test.step(hand, async () => {
        await turner.press('Home');
        expect(await read()).toBe(start);
        const { x, y, width, height } = (await turner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        await drag(page, x + width / 3, y + height / 2);
        expect(await read()).toBe(turned);
      });
    }
  });
}
