import { closest } from './closest.ts';

/** Goes one step back if the history has more than two entries; otherwise the link leads home. */
export function enhanceBackButton(): void {
  document.addEventListener('click', (event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!closest(event, '[data-back]') || opensElsewhere || history.length < 3) return;
    event.preventDefault();
    history.back();
  });
}
