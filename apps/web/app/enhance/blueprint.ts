import { closest } from './closest.ts';

/** Shows the page as its own drawing, on request. Nothing of it loads before. */
export function enhanceBlueprint(): void {
  let isLoading = false;
  document.addEventListener('click', async (event) => {
    const button = closest(event, '[data-blueprint]');
    // Whoever presses again because nothing has come yet doesn't want it to go.
    if (!button || isLoading) return;
    isLoading = true;
    // Without its script the page stays as it is.
    const script = await import(/* @vite-ignore */ button.dataset.blueprint ?? '').catch(() => {});
    isLoading = false;
    script?.toggle(button);
  });
}
