import { closest } from './closest.ts';

/** Shows the page as its own drawing, on request. Nothing of it loads before. */
export function enhanceBlueprint(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-blueprint]');
    // Without its script the page stays as it is.
    if (button)
      import(/* @vite-ignore */ button.dataset.blueprint ?? '').then(
        ({ toggle }) => toggle(button),
        () => {},
      );
  });
}
