import { closest } from './closest.ts';

/** One step back where the history holds more than two entries; else the link leads home. */
export function enhanceBackButton(): void {
  document.addEventListener('click', (event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!closest(event, '[data-back]') || opensElsewhere || history.length < 3) return;
    event.preventDefault();
    history.back();
  });
}
