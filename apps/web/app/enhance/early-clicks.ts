import { closest } from './closest.ts';

/**
 * On pages that hydrate, a click before React has taken over is kept and repeated once React has
 * announced itself with the event `hydrated`.
 */
export function enhanceEarlyClicks(): void {
  const root = document.documentElement;
  const pressed: HTMLElement[] = [];
  document.addEventListener('click', (event) => {
    const control = closest(event, '[data-hydrates] button');
    if (control && root.dataset.hydrated === undefined) pressed.push(control);
  });
  document.addEventListener('hydrated', () => {
    for (const control of pressed.splice(0)) control.click();
  });
}
