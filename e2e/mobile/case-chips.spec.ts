import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from '../browser-test.ts';
import { openSettled } from '../open-settled.ts';

const widths = [320, 360, 390, 430];

test('on a phone the categories lie in two rows, and a cut chip shows that there are more, in any language', async ({
  page,
}) => {
  const group = page.getByRole('main').getByRole('group').first();
  for (const language of languageCodes) {
    await openSettled(page, `/${language}/cases`);
    for (const width of widths) {
      const at = `${language} at ${width} px`;
      await page.setViewportSize({ width, height: 844 });
      const { rows, cut, overflow } = await group.evaluate((element) => {
        const boxes = [...element.children].map((chip) => chip.getBoundingClientRect());
        const { right } = element.getBoundingClientRect();
        const fadeFrom = right - Number.parseFloat(getComputedStyle(element).paddingRight);
        return {
          rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
          cut: boxes.filter((box) => box.left < right && box.right > fadeFrom).length,
          overflow: element.scrollWidth - element.clientWidth,
        };
      });
      expect(rows, at).toBe(2);
      expect(overflow, at).toBeGreaterThan(0);
      expect(cut, at).toBeGreaterThan(0);
    }
  }
});

test('on a phone the last category scrolls out of the fade, and its focus ring is whole', async ({
  page,
}) => {
  await openSettled(page, '/en/cases');
  const last = page.getByRole('main').getByRole('group').first().getByRole('button').last();
  await last.focus();
  const measure = () =>
    last.evaluate((chip) => {
      const frame = chip.parentElement as HTMLElement;
      const box = chip.getBoundingClientRect();
      const outer = frame.getBoundingClientRect();
      const { paddingRight } = getComputedStyle(frame);
      const ring = 6;
      return {
        isOutOfFade: box.right <= outer.right - Number.parseFloat(paddingRight) + 1,
        isRingWhole: box.bottom + ring <= outer.bottom,
      };
    });
  await expect.poll(measure).toEqual({ isOutOfFade: true, isRingWhole: true });
});
