import type { ExhibitStrings } from '../exhibit-strings.ts';
import { adoptStyles } from '../stage/adopt-styles.ts';
import buttonsCss from '../stage/buttons.css?inline';
import { createButton } from '../stage/create-button.ts';
import { createElement, createSvg } from '../stage/create-element.ts';
import { fillText } from '../stage/fill-text.ts';
import { isCalm } from '../stage/motion.ts';
import { setText } from '../stage/set-text.ts';
import { measureFrame } from '../stage/test-switch.ts';
import { watchSight } from '../stage/watch-sight.ts';
import { createRun } from './create-run.ts';
import css from './leads.css?inline';
import { nameState, nameValidation } from './name-state.ts';
import { saveCsv } from './save-csv.ts';
import { takeRecord } from './take-record.ts';
import { takeRow } from './take-row.ts';

const tickMs = 300;
const downArrow = 'M12 4v15M6 13l6 6 6-6';

/** The drawn leads go through the steps of the product, open their records, and leave as a file. */
export function mount(host: HTMLElement, strings: ExhibitStrings['leads']): void {
  const bar = host.querySelector('[data-bar]');
  const pane = host.querySelector('[data-record]');
  const foot = host.querySelector('[data-summary]');
  const tile = host.querySelector('[data-csv]');
  if (!bar || !pane || !foot || !tile) return;
  const rows = [...host.querySelectorAll<HTMLElement>('[data-lead]')].map((row, place) =>
    takeRow(row, () => open(place)),
  );
  const run = createRun(rows.map(({ flaw }) => flaw));
  const record = takeRecord(pane);
  const status = createElement('p', { class: 'vh', role: 'status' });
  let opened = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isPaused = false;
  let isSeen = false;

  const summarize = () => fillText(strings.status, run.count());
  const drawRecord = () => {
    const lead = rows[opened]?.lead;
    if (!lead) return;
    const state = run.getState(opened);
    const validation = nameValidation(state, run.isHuman, lead.reason, strings);
    record.show({ ...lead, heading: fillText(strings.record, lead), validation }, state.step > 0);
  };
  const draw = () => {
    rows.forEach((row, place) => {
      const state = run.getState(place);
      row.show(state, nameState(state, strings), place === opened);
    });
    drawRecord();
    setText(foot, summarize());
    setText(play, run.isOver ? strings.run : isPaused ? strings.play : strings.pause);
    play.hidden = isCalm();
  };
  function open(place: number) {
    const lead = rows[place]?.lead;
    if (!lead || run.getState(place).step < 0) return;
    opened = place;
    draw();
    record.reveal();
    setText(status, fillText(strings.record, lead));
  }
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
    if (run.isOver) {
      run.restart();
      opened = 0;
    }
    stop();
    start();
  });
  const save = createButton(strings.export, () => {
    const leads = rows.filter((_, place) => run.isReady(place)).map(({ lead }) => lead);
    saveCsv(leads, strings);
    setText(foot, fillText(strings.saved, { rows: leads.length }));
    setText(status, foot.textContent ?? '');
  });
  save.append(
    createSvg(
      'svg',
      { viewBox: '0 0 24 24', class: 'ico', 'aria-hidden': 'true' },
      createSvg('path', { d: downArrow }),
    ),
  );

  adoptStyles(buttonsCss);
  adoptStyles(css);
  host.role = 'group';
  host.ariaLabel = strings.label;
  bar.replaceChildren(createElement('label', {}, check, strings.human), play);
  tile.replaceChildren(save);
  bar.after(status);
  host.classList.add('tx-live');
  if (isCalm()) run.finish();
  draw();
  watchSight(host, (share) => {
    isSeen = share > 0;
    stop();
    if (isSeen) start();
  });
}
