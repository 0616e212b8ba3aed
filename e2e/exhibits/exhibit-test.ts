import type { Page } from '@playwright/test';
import { test as base, expect } from '../browser-test.ts';

declare global {
  /** Script times of the frames that exhibits have drawn, in milliseconds. */
  var exhibitFrames: number[];
}

/** Few pixels, because software draws them slowly. */
const resolution = 0.25;

interface ExhibitOptions {
  /** The machine that runs the tests has no graphics card. */
  allowsSoftware: boolean;
}

/** A test that counts the frames of exhibits and lets them draw by software. */
export const test = base.extend<ExhibitOptions>({
  allowsSoftware: [true, { option: true }],
  page: async ({ page, allowsSoftware }, use) => {
    await page.addInitScript(
      (softwareResolution) => {
        globalThis.exhibitFrames = [];
        Object.assign(globalThis, {
          exhibitTest: {
            softwareResolution,
            onFrame: (milliseconds: number) => globalThis.exhibitFrames.push(milliseconds),
          },
        });
      },
      allowsSoftware ? resolution : undefined,
    );
    await use(page);
  },
});

/** Software needs seconds for a first frame, and on a busy machine minutes. */
export const startTimeoutMs = 120_000;

export const pathOf = { nozzle: '/en', tooth: '/en/cases/teeth-volumetric' } as const;

export async function openCanvasExhibit(page: Page, name: keyof typeof pathOf): Promise<void> {
  await page.goto(pathOf[name]);
  await page.locator(`[data-exhibit="${name}"] > *`).scrollIntoViewIfNeeded();
  await expect(page.locator('canvas.tx-on')).toHaveCount(1, { timeout: startTimeoutMs });
}

export async function openWindow(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-exhibit] > *').scrollIntoViewIfNeeded();
  await expect(page.locator('.tx-live')).toHaveCount(1, { timeout: startTimeoutMs });
}

export const countFrames = (page: Page) => page.evaluate(() => globalThis.exhibitFrames.length);

/** How many frames an exhibit draws while the browser draws ten. */
const countFramesInTen = (page: Page) =>
  page.evaluate(async () => {
    const before = globalThis.exhibitFrames.length;
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return globalThis.exhibitFrames.length - before;
  });

export async function expectStill(page: Page): Promise<void> {
  await expect.poll(() => countFramesInTen(page), { timeout: startTimeoutMs }).toBe(0);
}

export async function expectMoving(page: Page): Promise<void> {
  await expect.poll(() => countFramesInTen(page), { timeout: startTimeoutMs }).toBeGreaterThan(0);
}

/** What has moved on the page since it was opened. A move is recorded with the frame that shows it. */
export const readLayoutShift = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
  });

/** The drawing is seen and nothing of the exhibit is left. */
export async function expectDrawing(page: Page): Promise<void> {
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
  for (const svg of await page.locator('[data-exhibit] > * > svg').all()) {
    await expect(svg).toHaveCSS('opacity', '1');
    await expect(svg).toBeVisible();
  }
}

export { expect };
