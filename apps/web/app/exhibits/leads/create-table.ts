import type { ExhibitStrings } from '../exhibit-strings.ts';
import { createElement } from '../stage/create-element.ts';
import { createRow } from './create-row.ts';
import type { Run } from './create-run.ts';
import { leadSamples } from './lead-samples.ts';

/** The leads in a region that scrolls both ways, which keyboards reach because it takes the focus. */
export function createTable(strings: ExhibitStrings['leads'], run: Run) {
  const rows = leadSamples.map((sample) => createRow(sample, strings));
  const names = [strings.company, strings.step, strings.site, strings.role, strings.size, strings.email];
  const table = createElement(
    'table',
    {},
    createElement('caption', { class: 'vh' }, strings.caption),
    createElement(
      'thead',
      {},
      createElement('tr', {}, ...names.map((name) => createElement('th', { scope: 'col' }, name))),
    ),
    createElement('tbody', {}, ...rows.map(({ element }) => element)),
  );
  return {
    element: createElement(
      'div',
      { class: 'ld-scroll', tabindex: 0, role: 'region', 'aria-label': strings.caption },
      table,
    ),
    draw() {
      rows.forEach((row, place) => {
        row.show(run.getState(place));
      });
    },
  };
}
