import type { Locator, Page } from '@playwright/test';
import { sumWeights, tiltOf } from '../../apps/web/app/exhibits/balance/tilt-of.ts';
import { prices, totalOf } from '../../apps/web/app/exhibits/price/total-of.ts';
import { toPlane } from '../../apps/web/app/exhibits/tooth/to-plane.ts';
import { listFindingsInBothThemes } from '../axe.ts';
import {
  expect,
  expectStill,
  openCanvasExhibit,
  openWindow,
  press,
  readLayoutShift,
  startTimeoutMs,
  test,
} from './exhibit-test.ts';

const comparison = '/en/cases/5g-orchestration';
const leads = '/en/cases/marketing-optimization';

const readTilt = (page: Page) =>
  page
    .locator('[data-tips]')
    .evaluate((beam) => Number.parseFloat(getComputedStyle(beam).getPropertyValue('--tilt')));

/** The angle of the beam as it is drawn. */
const readBeam = (page: Page) =>
  page.locator('[data-tips] .beam').evaluate((beam) => {
    const { a, b } = new DOMMatrix(getComputedStyle(beam).transform);
    return (Math.atan2(b, a) * 180) / Math.PI;
  });

/** Takes the thumb of a range from one share of its length to another. */
async function dragByMouse(page: Page, range: Locator, start: number, end: number): Promise<void> {
  await range.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await range.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The middle of the thumb stays its radius away from both ends.
  const thumb = 8;
  const at = (share: number) => x + thumb + (width - 2 * thumb) * share;
  await page.mouse.move(at(start), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(at(end), y + height / 2, { steps: 6 });
  await page.mouse.up();
}

async function expectTilt(page: Page, weights: number[]): Promise<void> {
  const sums = sumWeights(weights);
  expect(await readTilt(page)).toBeCloseTo(tiltOf(sums));
  await expect(page.getByRole('status')).toHaveText(
    `Your own weights, not our result: A ${sums.a}, B ${sums.b}.`,
  );
}

test('[PROOF-06] weights given by keys tip the balance by the tangent, and one button brings the verdict back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWindow(page, comparison);
  const verdict = 'Operability counted most, and framework B was integrated.';
  await expect(page.getByRole('status')).toHaveText(verdict);
  const standards = page.getByRole('slider', { name: 'Standards' });
  const sites = page.getByRole('slider', { name: 'Multi-site operation' });
  await expect(standards).toHaveAttribute('aria-valuetext', 'Not weighed');
  await standards.press('Home');
  await expect(standards).toHaveAttribute('aria-valuetext', 'Framework A: 3');
  await expectTilt(page, [-3]);
  await sites.press('ArrowRight');
  await expect(sites).toHaveAttribute('aria-valuetext', 'Framework B: 1');
  await expectTilt(page, [-3, 1]);
  await expect(page.locator('[data-tips]')).toHaveAttribute('data-tips', 'a');
  expect(await listFindingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the client’s balance' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(verdict);
  await expect(standards).toBeFocused();
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`[PROOF-06] weights given by a mouse tip the drawn beam by the tangent, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openWindow(page, comparison);
    const expectBeam = async (weights: number[]) => {
      await expectTilt(page, weights);
      await expect.poll(() => readBeam(page)).toBeCloseTo(tiltOf(sumWeights(weights)));
    };
    const standards = page.getByRole('slider', { name: 'Standards' });
    await dragByMouse(page, standards, 0.5, 1);
    await expect(standards).toHaveAttribute('aria-valuetext', 'Framework B: 3');
    await expectBeam([3]);
    await press(page.getByRole('slider', { name: 'Multi-site operation' }), 0.02, 'click');
    await expectBeam([3, -3]);
    await dragByMouse(page, standards, 1, 0);
    await expectBeam([-3, -3]);
    await page.getByRole('button', { name: 'Back to the client’s balance' }).click();
    await expect(standards).toHaveAttribute('aria-valuetext', 'Not weighed');
  });
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [820, 1180],
  [390, 844],
  [640, 400],
] as const) {
  test(`at ${width} × ${height} neither bar nor beam covers the weight that Shift+Tab reaches`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWindow(page, comparison);
    const weights = (await page.locator('.tx-weight').all()).reverse();
    await weights[0]?.focus();
    // Below the bars that the page's own scroll padding knows.
    const hiddenAt = 150;
    for (const weight of weights.slice(1)) {
      await weight.evaluate((range, y) => scrollBy(0, range.getBoundingClientRect().top - y), hiddenAt);
      await page.keyboard.press('Shift+Tab');
      await expect(weight).toBeFocused();
      const isWhole = await weight.evaluate((range) => {
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const middle = (left + right) / 2;
        return [top + 1, bottom - 1].every((y) => document.elementFromPoint(middle, y) === range);
      });
      expect(isWhole, (await weight.getAttribute('aria-label')) ?? '').toBe(true);
    }
  });
}

test('[PROOF-06] the number of leads multiplies both prices, by keys and by mouse', async ({ page }) => {
  await openWindow(page, leads);
  const range = page.getByRole('slider', { name: 'Your number of leads' });
  const before = page.locator('.dg-wide .sum-before');
  const after = page.locator('.dg-wide .sum-after');
  await test.step('a single lead costs what the picture says', async () => {
    await expect(before).toHaveText('$8.17');
    await expect(after).toHaveText('≈ $7');
    await expect(range).toHaveAttribute('aria-valuetext', 'Leads: 1. Before $8.17, now ≈\u00a0$7.');
  });
  await test.step('keys', async () => {
    await range.press('ArrowRight');
    await expect(before).toHaveText(`$${totalOf(2, prices.before).amount}`);
    await range.press('End');
    await expect(before).toHaveText('$8,170');
    await expect(after).toHaveText('≈ $7,000');
    await expect(page.locator('.dg-wide .sum-leads')).toHaveText('1,000 leads');
  });
  await test.step('mouse', async () => {
    await press(range, 0.5, 'click');
    const count = Number(await range.inputValue());
    expect(count).toBeGreaterThan(400);
    await expect(after).toHaveText(`≈ $${totalOf(count, prices.after).amount.toLocaleString('en')}`);
  });
  expect(await listFindingsInBothThemes(page)).toEqual([]);
  expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[PROOF-06] a finger weighs a criterion, and counts leads', async ({ page }) => {
    await openWindow(page, comparison);
    await press(page.getByRole('slider', { name: 'Learning curve' }), 0.98, 'tap');
    await expectTilt(page, [3]);
    await openWindow(page, leads);
    await press(page.getByRole('slider', { name: 'Your number of leads' }), 0.99, 'tap');
    await expect(page.locator('.dg-narrow .sum-before')).toHaveText(/^\$8,/);
  });
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`[PROOF-06] keys and a mouse move the section plane from the front of the crown to the middle of the roots, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    // The plane is the only single number that the tooth is drawn with.
    await page.addInitScript(() => {
      const original = WebGL2RenderingContext.prototype.uniform1f;
      WebGL2RenderingContext.prototype.uniform1f = function (...given) {
        Object.assign(globalThis, { drawnPlane: given[1] });
        return Reflect.apply(original, this, given);
      };
    });
    await openCanvasExhibit(page, 'tooth');
    const plane = page.getByRole('slider', { name: 'Section plane' });
    const readPlane = () => page.evaluate(() => Number(Reflect.get(globalThis, 'drawnPlane')));
    const expectPlane = async (percent: number) => {
      await expect(plane).toHaveAttribute('aria-valuetext', `${percent}% of the front half cut away`);
      const options = { timeout: startTimeoutMs };
      await expect
        .poll(async () => Math.abs((await readPlane()) - toPlane(percent / 100)), options)
        .toBeLessThan(0.002);
    };
    await expectPlane(0);
    await test.step('keys', async () => {
      await plane.press('End');
      await expectPlane(100);
      await plane.press('Home');
      await expectPlane(0);
    });
    await test.step('a mouse', async () => {
      await dragByMouse(page, plane, 0, 0.5);
      const percent = Number(await plane.inputValue());
      expect(Math.abs(percent - 50)).toBeLessThanOrEqual(2);
      await expectPlane(percent);
    });
  });
}

test('[PROOF-06] at its start the section plane leaves the tooth whole, and its next steps cut the crown', async ({
  page,
  faults,
}) => {
  // Reading the pixels back is what slows it.
  faults.allow(/GPU stall due to ReadPixels/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const original = WebGL2RenderingContext.prototype.drawArrays;
    WebGL2RenderingContext.prototype.drawArrays = function (...given) {
      Reflect.apply(original, this, given);
      const { drawingBufferWidth: width, drawingBufferHeight: height } = this;
      const pixels = new Uint8Array(width * height * 4);
      this.readPixels(0, 0, width, height, this.RGBA, this.UNSIGNED_BYTE, pixels);
      Object.assign(globalThis, { drawnPixels: pixels });
    };
  });
  await openCanvasExhibit(page, 'tooth');
  const plane = page.getByRole('slider', { name: 'Section plane' });
  /** How many values of colors have left the first picture. By little differs what a ray meets after other steps. */
  const countChanged = async (percent: number) => {
    await plane.fill(String(percent));
    await expectStill(page);
    return page.evaluate(() => {
      const pixels: Uint8Array = Reflect.get(globalThis, 'drawnPixels');
      const first: Uint8Array = Reflect.get(globalThis, 'firstPixels') ?? pixels;
      Object.assign(globalThis, { firstPixels: first });
      return pixels.filter((value, place) => Math.abs(value - (first[place] ?? 0)) > 16).length;
    });
  };
  expect(await countChanged(0)).toBe(0);
  expect(await countChanged(5)).toBeGreaterThan(0);
  expect(await countChanged(100)).toBeGreaterThan(0);
  expect(await countChanged(0)).toBe(0);
});
