import type { Page } from '@playwright/test';
import {
  countFrames,
  expect,
  expectDrawing,
  expectStill,
  openCanvasExhibit,
  startTimeoutMs,
  test,
} from './exhibit-test.ts';

/** Counts how often a page asks for a canvas; with `isMissing` it gets none. */
async function watchCanvases(page: Page, isMissing: boolean): Promise<() => Promise<number>> {
  await page.addInitScript((gives) => {
    const original = HTMLCanvasElement.prototype.getContext;
    Object.assign(globalThis, { askedForCanvas: 0 });
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, ...given: unknown[]) {
        Reflect.set(globalThis, 'askedForCanvas', Reflect.get(globalThis, 'askedForCanvas') + 1);
        return gives ? Reflect.apply(original, this, given) : null;
      },
    });
  }, !isMissing);
  return () => page.evaluate(() => Reflect.get(globalThis, 'askedForCanvas'));
}

test('[PROOF-05] without WebGL the drawing stays', async ({ page }) => {
  const countAsked = await watchCanvases(page, true);
  await page.goto('/en');
  await expect.poll(countAsked, { timeout: startTimeoutMs }).toBe(1);
  await expectDrawing(page);
});

test.describe('on a machine without a graphics card', () => {
  test.use({ allowsSoftware: false });

  test('[PROOF-05] the drawing stays', async ({ page }) => {
    const countAsked = await watchCanvases(page, false);
    await page.goto('/en');
    await expect.poll(countAsked, { timeout: startTimeoutMs }).toBe(1);
    await expectDrawing(page);
  });
});

test('[PROOF-05] a lost context brings the drawing back', async ({ page }) => {
  await openCanvasExhibit(page, 'nozzle');
  await page
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
  await expectDrawing(page);
});

test('[PROOF-05] a visitor who saves data keeps the drawing and loads no exhibit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/en');
  // The starter waits for one idle period, so it would have acted by the second.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
      await new Promise(requestAnimationFrame);
    }
  });
  expect(requested.filter((url) => url.includes('/assets/exhibits/'))).toEqual([]);
  await expectDrawing(page);
});

test('[PROOF-05] under reduced motion the nozzle stands still, yet an arrow key turns it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCanvasExhibit(page, 'nozzle');
  await expectStill(page);
  await expect(page.getByRole('button', { name: 'Pause the motion' })).toBeHidden();
  const before = await countFrames(page);
  await page.getByRole('slider', { name: 'Turn the nozzle' }).press('ArrowRight');
  await expect.poll(() => countFrames(page), { timeout: startTimeoutMs }).toBeGreaterThan(before);
  await expectStill(page);
});

test('[PROOF-05] a switch of the theme repaints a picture that stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const original = WebGL2RenderingContext.prototype.uniform3fv;
    WebGL2RenderingContext.prototype.uniform3fv = function (...given) {
      const values = [...given[1]];
      if (values.length === 39) Object.assign(globalThis, { paintedWith: values.join() });
      return Reflect.apply(original, this, given);
    };
  });
  const read = () => page.evaluate(() => Reflect.get(globalThis, 'paintedWith'));
  await openCanvasExhibit(page, 'nozzle');
  const light = await read();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.poll(read, { timeout: startTimeoutMs }).not.toBe(light);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect.poll(read, { timeout: startTimeoutMs }).toBe(light);
});
