import type { Locator, Page } from '@playwright/test';
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

/** Arrow keys that belong to the browser, which goes forward in its history with one of them. */
export const browserShortcuts = ['Alt+ArrowRight', 'Control+ArrowRight', 'Meta+ArrowRight'] as const;

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

/** Presses a share of a range's length, by mouse or finger. */
export async function press(range: Locator, share: number, by: 'click' | 'tap'): Promise<void> {
  const { width, height } = (await range.boundingBox()) ?? { width: 0, height: 0 };
  await range[by]({ position: { x: width * share, y: height / 2 } });
}

interface Point {
  x: number;
  y: number;
}

/** Puts a finger on the first point, and lifts it at the last one. Playwright's own finger only taps. */
export async function dragByFinger(page: Page, [start, ...stations]: Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start ? [start] : []);
  for (const station of stations) await touch('touchMove', [station]);
  await touch('touchEnd', []);
  await session.detach();
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
