import type { ExhibitStrings } from '../exhibit-strings.ts';
import { createElement, createSvg } from '../stage/create-element.ts';
import { fillText } from '../stage/fill-text.ts';
import { setText } from '../stage/set-text.ts';
import { type LeadState, stepNames } from './create-run.ts';
import { type LeadSample, leadSamples, toEmail } from './lead-samples.ts';

const arrow = 'M62 .8l11 5.2-11 5.2z';

function createMarks(): SVGElement[] {
  return stepNames.map((name, place) =>
    name === 'exported'
      ? createSvg('path', { d: arrow })
      : createSvg('circle', { cx: 7 + place * 20, cy: 6, r: 5 }),
  );
}

function explain({ flaw, mailbox }: LeadSample, strings: ExhibitStrings['leads']): string {
  if (flaw === 'role') return strings.reasonRole;
  const first = leadSamples.findIndex((sample) => sample.mailbox === mailbox);
  return fillText(strings.reasonTwin, { row: first + 1 });
}

/** A lead in the table: its fields appear as it is found and enriched. */
export function createRow(sample: LeadSample, strings: ExhibitStrings['leads']) {
  // The first two fields are known once the company is found, the others once it is enriched.
  const values = [sample.company, sample.site, strings[sample.role], sample.staff, toEmail(sample)];
  const fields = values.map(() => createElement('span'));
  const marks = createMarks();
  const state = createElement('span');
  const reason = createElement('small');
  const picture = createSvg('svg', { viewBox: '0 0 74 12', 'aria-hidden': 'true' }, ...marks);
  const words = createElement('span', {}, state, reason);
  const [company, ...others] = fields.map((field, place) =>
    place === 0 ? createElement('th', { scope: 'row' }, field) : createElement('td', {}, field),
  );
  const step = createElement('td', {}, createElement('span', { class: 'ld-step' }, picture, words));
  const element = createElement('tr', {}, company ?? '', step, ...others);

  return {
    element,
    show({ step: reached, isHeld }: LeadState) {
      element.className = isHeld ? 'ld-held' : '';
      // An empty row has nothing to read out.
      element.ariaHidden = reached < 0 ? 'true' : null;
      fields.forEach((field, place) => {
        const isKnown = reached >= (place < 2 ? 0 : 1);
        setText(field, isKnown ? (values[place] ?? '') : '');
        field.className = isKnown ? '' : 'ld-wait';
      });
      marks.forEach((mark, place) => {
        mark.setAttribute('class', place > reached ? 'ld-mark' : `ld-mark ld-${stepNames[place]}`);
      });
      const name = stepNames[reached];
      setText(state, isHeld ? strings.held : name ? strings[name] : '');
      setText(reason, isHeld ? ` ${explain(sample, strings)}` : '');
    },
  };
}
