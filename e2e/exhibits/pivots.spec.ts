import type { Locator, Page } from '@playwright/test';
import { fillValues } from '../../apps/web/app/exhibits/pivot/create-pivot.ts';
import { from } from '../../apps/web/app/exhibits/pivot/lines.ts';
import { pivots } from '../../apps/web/app/exhibits/pivot/pivots.ts';
import texts from '../../apps/web/messages/en/exhibits.json' with { type: 'json' };
import { listFindingsInBothThemes } from '../axe.ts';
import {
  browserShortcuts,
  dragByFinger,
  expect,
  readLayoutShift,
  startTimeoutMs,
  test,
} from './exhibit-test.ts';

const keys = Object.keys(pivots) as (keyof typeof pivots)[];

async function openPivot(page: Page, key: keyof typeof pivots): Promise<Locator> {
  await page.goto(`/en/expertise/${key}`);
  const handle = page.getByRole('slider', { name: texts.pivots[key].name, exact: true });
  await expect(handle).toBeVisible({ timeout: startTimeoutMs });
  return handle;
}

/** The drawing, the formula under it and what is read out all say the same. */
async function expectValue(page: Page, key: keyof typeof pivots, value: number): Promise<void> {
  const { draw, read, result } = pivots[key];
  const handle = page.getByRole('slider');
  await expect(handle).toHaveAttribute('aria-valuenow', String(value));
  await expect(handle).toHaveAttribute(
    'aria-valuetext',
    fillValues(texts.pivots[key].said, read(value), 'en'),
  );
  await expect(page.locator('.formula-result')).toHaveText(fillValues(result, read(value), 'en'));
  const drawn = await page
    .locator(`#il-service-${key} .m`)
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('transform') ?? part.getAttribute('d')));
  expect(drawn).toEqual(draw(value));
}

/** A pixel is up to two degrees. */
async function expectNear(page: Page, key: keyof typeof pivots, wanted: number): Promise<void> {
  const read = async () => Number(await page.getByRole('slider').getAttribute('aria-valuenow'));
  await expect.poll(async () => Math.abs((await read()) - wanted)).toBeLessThanOrEqual(2);
  await expectValue(page, key, await read());
}

/** Where the handle is on the screen when it stands at a value. */
function placeOf(
  page: Page,
  key: keyof typeof pivots,
  value: number,
  distance = pivots[key].radius,
): Promise<{ x: number; y: number }> {
  const { center, zero = 0, gain = 1 } = pivots[key];
  return page.locator('.svc-pic > svg').evaluate(
    (svg: SVGSVGElement, [x, y]) => {
      const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM() ?? undefined);
      return { x: point.x, y: point.y };
    },
    from(center, zero + gain * value, distance),
  );
}

/** Stations of a hand between two values, close enough that no half turn is skipped. */
const listStations = (start: number, end: number) =>
  Array.from({ length: 12 }, (_, step) => start + ((end - start) * (step + 1)) / 12);

/** A value that is far from the others, inside the range. */
const toTarget = ({ still, lowest, highest }: (typeof pivots)[(typeof keys)[number]]) =>
  Math.round(still - lowest > highest - still ? (still + lowest) / 2 : (still + highest) / 2);

for (const key of keys) {
  const { still, lowest, highest } = pivots[key];
  const target = toTarget(pivots[key]);

  test(`[PROOF-05, PROOF-06] a hand drags the pivot of ${key}, and drawing, formula and reading follow`, async ({
    page,
  }) => {
    await openPivot(page, key);
    await expectValue(page, key, still);
    const begin = await placeOf(page, key, still);
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    for (const station of listStations(still, target)) {
      const { x, y } = await placeOf(page, key, station);
      await page.mouse.move(x, y);
    }
    await expectNear(page, key, target);
    await page.mouse.up();
    await page.mouse.move(begin.x, begin.y);
    await expectNear(page, key, target);
    expect(await readLayoutShift(page)).toBe(0);

    await test.step('a press elsewhere on the drawing brings the handle there', async () => {
      // A press turns by the shorter way, so less than half a turn.
      const reach = Math.floor(170 / Math.abs(pivots[key].gain ?? 1));
      const far = target < still ? Math.min(highest, target + reach) : Math.max(lowest, target - reach);
      // Beside the handle, which may be near.
      const { radius } = pivots[key];
      const { x, y } = await placeOf(page, key, far, radius > 70 ? radius - 40 : radius + 40);
      await page.mouse.click(x, y);
      await expectNear(page, key, far);
    });
  });

  test(`[PROOF-06] under reduced motion keys turn the pivot of ${key} between its limits, but not those of the browser`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const handle = await openPivot(page, key);
    await handle.focus();
    for (const shortcut of browserShortcuts) await page.keyboard.press(shortcut);
    await page.keyboard.press('ArrowRight');
    await expectValue(page, key, still + 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expectValue(page, key, still - 1);
    await page.keyboard.press('PageDown');
    await expectValue(page, key, Math.max(lowest, still - 11));
    await page.keyboard.press('Home');
    await expectValue(page, key, lowest);
    await page.keyboard.press('End');
    await expectValue(page, key, highest);
    await page.keyboard.press('PageUp');
    await expectValue(page, key, highest);
  });
}

/** All nine have the same handle. */
test('[PROOF-06] axe finds nothing at a pivot in either theme', async ({ page }) => {
  const handle = await openPivot(page, 'fiveg');
  await handle.focus();
  expect(await listFindingsInBothThemes(page, { parts: ['.svc-head'] })).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 700 } });

  for (const key of keys) {
    test(`[PROOF-05] a finger drags the pivot of ${key}, and elsewhere it scrolls the page`, async ({
      page,
    }) => {
      const handle = await openPivot(page, key);
      const { still } = pivots[key];
      const target = toTarget(pivots[key]);

      const box = await handle.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const values = [still, ...listStations(still, target)];
      await dragByFinger(page, await Promise.all(values.map((value) => placeOf(page, key, value))));
      await expectNear(page, key, target);
      expect(await page.evaluate(() => scrollY)).toBe(0);

      const { x, y } = (await page.locator('.formula').boundingBox()) ?? { x: 0, y: 0 };
      await dragByFinger(
        page,
        Array.from({ length: 9 }, (_, step) => ({ x: x + 40, y: y - 25 * step })),
      );
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expectNear(page, key, target);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => faults.allow(/\.js csp$/));

  for (const key of keys) {
    test(`[PROOF-05] the drawing of ${key} and its formula stand`, async ({ page }) => {
      const { formula, result, read, still } = pivots[key];
      await page.goto(`/en/expertise/${key}`);
      await expect(page.locator('.svc-pic > svg')).toBeVisible();
      await expect(page.locator('.formula')).toContainText(formula);
      await expect(page.locator('.formula-result')).toHaveText(fillValues(result, read(still), 'en'));
      await expect(page.getByRole('slider')).toHaveCount(0);
    });
  }
});
