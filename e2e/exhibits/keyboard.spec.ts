import { listFindingsInBothThemes } from '../axe.ts';
import {
  browserShortcuts,
  expect,
  expectMoving,
  expectStill,
  openCanvasExhibit,
  test,
} from './exhibit-test.ts';

test('[PROOF-06] keys turn the nozzle, but not those of the browser, its name and angle are read out, and a button pauses it and lets it run again', async ({
  page,
}) => {
  await openCanvasExhibit(page, 'nozzle');
  const slider = page.getByRole('slider', { name: 'Turn the nozzle' });
  await test.step('keys turn it', async () => {
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    for (const shortcut of browserShortcuts) await slider.press(shortcut);
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', '5');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Turned by 5°. Faster turning gives more thrust.');
    for (let press = 0; press < 5; press++) await slider.press('PageDown');
    await expect(slider).toHaveAttribute('aria-valuenow', '-60');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
  });
  await test.step('a button pauses it', async () => {
    await slider.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pause the motion' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Play the motion' })).toBeFocused();
    await expectStill(page);
    await page.keyboard.press('Enter');
    await expectMoving(page);
  });
});

test('[PROOF-06] keys turn the tooth and blend its light, and so does who cannot drag by pressing its halves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCanvasExhibit(page, 'tooth');
  const turner = page.getByRole('slider', { name: 'Turn the tooth' });
  const light = page.getByRole('slider', { name: 'Shading' });
  await test.step('pressing its left or right half', async () => {
    const { width, height } = (await turner.boundingBox()) ?? { width: 0, height: 0 };
    await turner.click({ position: { x: width * 0.75, y: height / 2 } });
    await expect(turner).toHaveAttribute('aria-valuetext', 'Turned by 47°');
    await turner.click({ position: { x: width * 0.25, y: height / 2 } });
    await expect(turner).toHaveAttribute('aria-valuetext', 'Turned by 30°');
  });
  await test.step('keys', async () => {
    await turner.press('ArrowRight');
    await expect(turner).toHaveAttribute('aria-valuetext', 'Turned by 38°');
    await expect(light).toHaveAttribute('aria-valuetext', '100% volumetric');
    await light.press('Home');
    await expect(light).toHaveAttribute('aria-valuetext', '0% volumetric');
  });
  await test.step('axe finds nothing in either theme', async () => {
    expect(await listFindingsInBothThemes(page)).toEqual([]);
  });
});

test('[PROOF-06] axe finds nothing in either theme while the nozzle runs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCanvasExhibit(page, 'nozzle');
  expect(await listFindingsInBothThemes(page)).toEqual([]);
});
