import { createElement } from '../stage/create-element.ts';
import { setText } from '../stage/set-text.ts';
import type { Flaw, LeadState } from './create-run.ts';

/** Takes over a drawn row: its fields appear as the lead is found and enriched, and it opens its record. */
export function takeRow(row: HTMLElement, onOpen: () => void) {
  const find = (part: string) => row.querySelector(`[data-part="${part}"]`);
  const read = (part: string) => find(part)?.textContent ?? '';
  const company = read('company');
  const open = createElement('button', { type: 'button', class: 'ld-name' }, company);
  const marks = [...row.querySelectorAll('.ld-mark')];
  // The first cells are known once the company is found, the contact once it is enriched.
  const cells = ['company', 'site', 'contact'].map((part, place) => ({
    cell: find(part)?.parentElement,
    from: place < 2 ? 0 : 1,
  }));
  const state = find('state');
  find('company')?.replaceWith(open);
  row.addEventListener('click', onOpen);

  return {
    flaw: row.dataset.flaw as Flaw | undefined,
    lead: {
      ...{ company, site: read('site'), contact: read('contact'), reason: read('reason') },
      ...{ source: '', mailServer: '', staff: '', email: '', ...row.dataset },
    },
    show({ step, isHeld }: LeadState, name: string, isOpen: boolean) {
      row.classList.toggle('ld-held', isHeld);
      row.classList.toggle('on', isOpen);
      open.setAttribute('aria-pressed', String(isOpen));
      // An empty row has nothing to read out.
      row.ariaHidden = step < 0 ? 'true' : null;
      for (const { cell, from } of cells) cell?.classList.toggle('ld-wait', step < from);
      marks.forEach((mark, place) => {
        mark.classList.toggle('ld-done', place <= step);
      });
      if (state) setText(state, name);
    },
  };
}

export type Lead = ReturnType<typeof takeRow>['lead'];
