import type { ExhibitStrings } from '../exhibit-strings.ts';
import { adoptStyles } from '../stage/adopt-styles.ts';
import { createElement } from '../stage/create-element.ts';
import { fillText } from '../stage/fill-text.ts';
import { setText } from '../stage/set-text.ts';
import css from './price.css?inline';
import { prices, totalOf } from './total-of.ts';

const mostLeads = 1_000;
/** A price of the picture has about as many characters; longer sums are set smaller. */
const roomyCharacters = 5.2;

/**
 * The bars of both prices, multiplied by a number of leads that the visitor sets. The ratio of the bars doesn't
 * change.
 */
export function mount(host: HTMLElement, strings: ExhibitStrings['price']): void {
  const place = host.querySelector('[data-hand]');
  if (!place) return;
  const { lang } = document.documentElement;
  const format = (value: number, decimals = 0) =>
    new Intl.NumberFormat(lang, { minimumFractionDigits: decimals }).format(value);

  /** The words of the drawing stay around the number: `≈ $7` becomes `≈ $700`. */
  const figures = (['before', 'after'] as const).flatMap((name) =>
    Array.from(host.querySelectorAll(`.sum-${name}`), (text) => {
      const still = text.textContent;
      const size = Number(text.getAttribute('font-size'));
      const room = Math.max(roomyCharacters, still.length);
      return {
        name,
        toText(leads: number) {
          const { amount, decimals } = totalOf(leads, prices[name]);
          return still.replace(/\d+([.,]\d+)?/, format(amount, decimals));
        },
        show(label: string) {
          setText(text, label);
          text.setAttribute('font-size', String(Math.round(size * Math.min(1, room / label.length))));
        },
      };
    }),
  );
  const counts = Array.from(host.querySelectorAll('.sum-leads'), (text) => ({
    text,
    still: [...text.childNodes],
  }));

  const range = createElement('input', { type: 'range', id: 'leads', min: 1, max: mostLeads, value: 1 });
  const output = createElement('output', { for: 'leads' });
  const update = () => {
    const leads = Number(range.value);
    const sums: Record<string, string> = {};
    for (const figure of figures) {
      const label = figure.toText(leads);
      figure.show(label);
      sums[figure.name] = label;
    }
    const count = fillText(strings.count, { leads: format(leads) });
    for (const { text, still } of counts) text.replaceChildren(...(leads === 1 ? still : [count]));
    setText(output, format(leads));
    range.setAttribute('aria-valuetext', fillText(strings.sums, { leads: format(leads), ...sums }));
  };
  range.addEventListener('input', update);

  adoptStyles(css);
  place.append(createElement('label', { for: 'leads' }, strings.leads), output, range);
  host.classList.add('tx-live');
  update();
}
