import { closest } from './closest.ts';

/** One step back where the history holds more than two entries; else the link leads home. */
export function enhanceBackButton(): void {
  document.addEventListener('click', (event) => {
    if (!closest(event, '[data-back]') || history.length <= 2) return;
    event.preventDefault();
    history.back();
  });
}
