import type { ExhibitStrings } from '../exhibit-strings.ts';
import { adoptStyles } from '../stage/adopt-styles.ts';
import buttonsCss from '../stage/buttons.css?inline';
import { createButton } from '../stage/create-button.ts';
import { createElement } from '../stage/create-element.ts';
import { fillText } from '../stage/fill-text.ts';
import { setText } from '../stage/set-text.ts';
import css from './balance.css?inline';
import { sumWeights, tiltOf } from './tilt-of.ts';

const heaviest = 3;

/**
 * The comparison as a balance. Each criterion gets a slider from the answer of A to the answer of B, and the
 * visitor's weights tip the beam. At first it shows the client's weights.
 */
export function mount(host: HTMLElement, strings: ExhibitStrings['balance']): void {
  const beam = host.querySelector<SVGSVGElement>('[data-tips]');
  const line = host.querySelector<HTMLElement>('[data-say]');
  if (!beam || !line) return;
  const [, nameA = '', nameB = ''] = Array.from(
    host.querySelectorAll('thead th'),
    (head) => head.textContent,
  );
  const verdict = line.textContent;

  const ranges = Array.from(host.querySelectorAll<HTMLElement>('[data-weigh]'), (place) => {
    const name = place.previousElementSibling?.textContent ?? '';
    const range = createElement('input', {
      type: 'range',
      class: 'tx-weight',
      min: -heaviest,
      max: heaviest,
      value: 0,
      'aria-label': name,
    });
    range.addEventListener('input', update);
    place.append(range);
    return range;
  });
  const back = createButton(strings.reset, () => {
    for (const range of ranges) range.value = '0';
    ranges[0]?.focus();
    update();
  });

  function update() {
    for (const range of ranges) {
      const weight = Number(range.value);
      const side = weight < 0 ? nameA : nameB;
      const text = weight ? fillText(strings.side, { side, weight: Math.abs(weight) }) : strings.none;
      range.setAttribute('aria-valuetext', text);
      range.style.setProperty('--share', String((weight + heaviest) / (2 * heaviest)));
    }
    const isClients = ranges.every(({ value }) => value === '0');
    back.hidden = isClients;
    if (!beam || !line) return;
    line.classList.toggle('tx-own', !isClients);
    const sums = sumWeights(ranges.map(({ value }) => Number(value)));
    if (isClients) beam.style.removeProperty('--tilt');
    else beam.style.setProperty('--tilt', `${tiltOf(sums)}deg`);
    const tips = sums.a > sums.b ? 'a' : sums.a < sums.b ? 'b' : 'none';
    beam.dataset.tips = isClients ? 'b' : tips;
    setText(line, isClients ? verdict : fillText(strings.sum, sums));
  }

  adoptStyles(buttonsCss);
  adoptStyles(css);
  line.role = 'status';
  line.after(back);
  host.classList.add('tx-live');
  update();
}
