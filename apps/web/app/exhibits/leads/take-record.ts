import { isCalm } from '../stage/motion.ts';
import { setText } from '../stage/set-text.ts';

/** Takes over the drawn record, which shows one lead of the table. */
export function takeRecord(pane: Element) {
  return {
    show(values: Record<string, string>, isKnown: boolean) {
      for (const field of pane.querySelectorAll<HTMLElement>('[data-field]')) {
        setText(field, values[field.dataset.field ?? ''] ?? '');
      }
      pane.classList.toggle('ld-thin', !isKnown);
    },
    /** On a small screen the record is far below the row, so the page scrolls to it. */
    reveal() {
      pane.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
    },
  };
}
