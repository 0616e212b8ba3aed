import type { ExhibitStrings } from '../exhibit-strings.ts';
import { adoptStyles } from '../stage/adopt-styles.ts';
import buttonsCss from '../stage/buttons.css?inline';
import { createButton } from '../stage/create-button.ts';
import { createElement } from '../stage/create-element.ts';
import { fillText } from '../stage/fill-text.ts';
import { isCalm } from '../stage/motion.ts';
import { setText } from '../stage/set-text.ts';
import { measureFrame } from '../stage/test-switch.ts';
import { watchSight } from '../stage/watch-sight.ts';
import { createRun } from './create-run.ts';
import { createTable } from './create-table.ts';
import css from './leads.css?inline';
import { saveCsv } from './save-csv.ts';

const tickMs = 300;

/** The drawn leads go through the steps of the product, open their records, and leave as a file. */
export function mount(host: HTMLElement, strings: ExhibitStrings['leads']): void {
  const run = createRun();
  const table = createTable(strings, run);
  const foot = createElement('p', { class: 'ld-foot' });
  const status = createElement('p', { class: 'vh', role: 'status' });
  let timer: ReturnType<typeof setInterval> | undefined;
  let isPaused = false;
  let isSeen = false;

  const summarize = () => fillText(strings.status, run.count());
  const draw = () => {
    table.draw();
    setText(foot, summarize());
    setText(play, run.isOver ? strings.run : isPaused ? strings.play : strings.pause);
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const advance = () =>
    measureFrame(() => {
      run.advance();
      draw();
      if (!run.isOver) return;
      stop();
      setText(status, summarize());
    });
  const start = () => {
    if (isCalm()) run.finish();
    else if (isSeen && !isPaused && !run.isOver) timer ??= setInterval(advance, tickMs);
    draw();
  };

  const check = createElement('input', { type: 'checkbox', checked: '' });
  check.addEventListener('change', () => {
    run.validate(check.checked);
    draw();
    setText(status, summarize());
  });
  const play = createButton(strings.pause, () => {
    isPaused = !run.isOver && !isPaused;
    if (run.isOver) run.restart();
    stop();
    start();
  });
  const save = createButton(strings.export, () => {
    const leads = run.listReady();
    saveCsv(leads, strings);
    setText(foot, fillText(strings.saved, { rows: leads.length }));
    setText(status, foot.textContent ?? '');
  });
  const bar = createElement(
    'div',
    { class: 'tx-buttons' },
    createElement('label', {}, check, strings.human),
    play,
    save,
  );

  adoptStyles(buttonsCss);
  adoptStyles(css);
  for (const part of host.children) part.classList.add('tx-gone');
  const group = { class: 'ld', role: 'group', 'aria-label': strings.label };
  host.append(createElement('div', group, bar, table.element, foot, status));
  host.classList.add('tx-live');
  draw();
  watchSight(host, (share) => {
    isSeen = share > 0;
    stop();
    if (isSeen) start();
  });
}
