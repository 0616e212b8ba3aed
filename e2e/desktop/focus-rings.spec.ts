import { expect, test } from '../browser-test.ts';
import { openSettled } from '../open-settled.ts';

/** Focuses all links and buttons one by one and lists those whose ring is cut off by the window or by a box around. */
function listCutRings(): string[] {
  // What is taller than the window below the bar cannot show its whole ring.
  const barPx = 120;
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')];
  return controls
    .filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.skip')) return false;
      control.focus({ focusVisible: true });
      // A panel that is one link has the ring around the panel.
      let ringed: HTMLElement | null = control;
      while (ringed && getComputedStyle(ringed).outlineStyle === 'none') ringed = ringed.parentElement;
      if (!ringed) return true;
      const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const box = ringed.getBoundingClientRect();
      const clips = [new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight)];
      for (let around = ringed.parentElement; around; around = around.parentElement) {
        const isClipping = getComputedStyle(around).overflowX !== 'visible';
        if (isClipping && around !== document.documentElement) clips.push(around.getBoundingClientRect());
      }
      return clips.some(
        (clip) =>
          box.left - reach < clip.left - 0.5 ||
          box.right + reach > clip.right + 0.5 ||
          (box.height < clip.height - barPx &&
            (box.top - reach < clip.top - 0.5 || box.bottom + reach > clip.bottom + 0.5)),
      );
    })
    .map((control) => `${control.className} ${control.textContent}`.trim().slice(0, 60));
}

test('the ring around what has the focus is whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [
    '/en',
    '/ua/expertise/avmar',
    '/pl/cases/linux-3d-stack',
    '/es/cases',
    '/ru/products/leadgen-ai',
  ]) {
    await openSettled(page, path);
    expect(await page.evaluate(listCutRings), path).toEqual([]);
  }
});
