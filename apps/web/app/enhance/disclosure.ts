import { closest } from './closest.ts';

const open = '[data-disclosure][open]';

/** Native disclosures of the bar: Esc, a press or the focus outside and a followed link close them. */
export function enhanceDisclosures(): void {
  document.addEventListener('keydown', (event) => {
    const disclosure = event.key === 'Escape' && document.querySelector<HTMLDetailsElement>(open);
    if (!disclosure) return;
    disclosure.open = false;
    disclosure.querySelector('summary')?.focus();
  });
  const closeOutside = ({ target }: Event) => {
    for (const disclosure of document.querySelectorAll<HTMLDetailsElement>(open)) {
      if (!disclosure.contains(target as Node)) disclosure.open = false;
    }
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('click', (event) => {
    if (!closest(event, `${open} a`)) return;
    for (const disclosure of document.querySelectorAll<HTMLDetailsElement>(open)) disclosure.open = false;
  });
}
