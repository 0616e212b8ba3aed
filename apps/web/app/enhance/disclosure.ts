import { closest } from './closest.ts';

const open = '[data-disclosure][open]';
/** Esc closes these too, but nothing else does. */
const escapable = '[data-escape][open]';

/** Native disclosures of the bar: Esc, a press or the focus outside and a followed link close them. */
export function enhanceDisclosures(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const disclosure =
      document.querySelector<HTMLDetailsElement>(open) ??
      document.activeElement?.closest<HTMLDetailsElement>(escapable);
    if (!disclosure) return;
    event.preventDefault();
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
