import { listFindings } from '../axe.ts';
import { expect, expectMoving, expectStill, openCanvasExhibit, test } from './exhibit-test.ts';

test('[PROOF-06] keys turn the nozzle, and its name and angle are read out', async ({ page }) => {
  await openCanvasExhibit(page, 'nozzle');
  const slider = page.getByRole('slider', { name: 'Turn the nozzle' });
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '5');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Turned by 5°. Faster turning gives more thrust.');
  for (let press = 0; press < 5; press++) await slider.press('PageDown');
  await expect(slider).toHaveAttribute('aria-valuenow', '-60');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
});

test('[PROOF-06] a button pauses the nozzle and lets it run again', async ({ page }) => {
  await openCanvasExhibit(page, 'nozzle');
  await page.getByRole('slider', { name: 'Turn the nozzle' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pause the motion' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play the motion' })).toBeFocused();
  await expectStill(page);
  await page.keyboard.press('Enter');
  await expectMoving(page);
});

test('[PROOF-06] keys turn the tooth and blend its light', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCanvasExhibit(page, 'tooth');
  const turner = page.getByRole('slider', { name: 'Turn the tooth' });
  const light = page.getByRole('slider', { name: 'Light' });
  await expect(turner).toHaveAttribute('aria-valuetext', 'Turned by 30°');
  await turner.press('ArrowRight');
  await expect(turner).toHaveAttribute('aria-valuetext', 'Turned by 38°');
  await expect(light).toHaveAttribute('aria-valuetext', '100% volumetric');
  await light.press('Home');
  await expect(light).toHaveAttribute('aria-valuetext', '0% volumetric');
});

test('[PROOF-06] whoever cannot drag turns the tooth by pressing its left or right half', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCanvasExhibit(page, 'tooth');
  const turner = page.getByRole('slider', { name: 'Turn the tooth' });
  const { width, height } = (await turner.boundingBox()) ?? { width: 0, height: 0 };
  await turner.click({ position: { x: width * 0.75, y: height / 2 } });
  await expect(turner).toHaveAttribute('aria-valuetext', 'Turned by 47°');
  await turner.click({ position: { x: width * 0.25, y: height / 2 } });
  await expect(turner).toHaveAttribute('aria-valuetext', 'Turned by 30°');
});

for (const name of ['nozzle', 'tooth'] as const) {
  test(`[PROOF-06] axe finds nothing in either theme while the ${name} runs`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await openCanvasExhibit(page, name);
      expect(await listFindings(page), colorScheme).toEqual([]);
    }
  });
}
