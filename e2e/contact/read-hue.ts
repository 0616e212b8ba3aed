import type { Locator } from '@playwright/test';

type ColourProperty = 'color' | 'borderInlineStartColor';

/** Whether a color of an element looks red or green, in whatever notation the style sheet has it. */
export function readHue(
  locator: Locator,
  property: ColourProperty = 'borderInlineStartColor',
): Promise<'red' | 'green' | 'other'> {
  return locator.evaluate((element, name) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(element)[name];
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    if (red > green * 1.3 && red > blue * 1.3) return 'red';
    return green > red * 1.3 && green > blue ? 'green' : 'other';
  }, property);
}
