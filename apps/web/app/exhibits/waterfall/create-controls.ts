import type { ExhibitStrings } from '../exhibit-strings.ts';
import { createButton } from '../stage/create-button.ts';
import { createElement } from '../stage/create-element.ts';
import { fillText } from '../stage/fill-text.ts';
import type { Rule } from './create-market.ts';
import { createRangeField } from './create-range-field.ts';

interface ControlsOptions {
  strings: ExhibitStrings['waterfall'];
  rule: Rule;
  onPlay: () => void;
  onSend: () => void;
  onReset: () => void;
}

/** The visitor's rule, and the buttons of the run. */
export function createControls({ strings, rule, onPlay, onSend, onReset }: ControlsOptions) {
  const prices = new Intl.NumberFormat(document.documentElement.lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const toPrice = (usd: number) => fillText(strings.currency, { amount: prices.format(usd) });
  const floor = createRangeField({
    id: 'floor-price',
    label: strings.floor,
    ...{ min: 0, max: 5, step: 0.1, value: rule.floorUsd },
    toText: (usd) => fillText(strings.floorValue, { price: toPrice(usd) }),
    onInput(usd) {
      rule.floorUsd = usd;
    },
  });
  const timeout = createRangeField({
    id: 'timeout',
    label: strings.timeout,
    ...{ min: 50, max: 800, step: 10, value: rule.timeoutMs },
    toText: (ms) => fillText(strings.timeoutValue, { ms }),
    onInput(ms) {
      rule.timeoutMs = ms;
    },
  });
  const play = createButton(strings.pause, onPlay);
  const buttons = createElement(
    'div',
    { class: 'tx-buttons' },
    play,
    createButton(strings.step, onSend),
    createButton(strings.reset, onReset),
  );
  const group = { class: 'tx-rule', role: 'group', 'aria-label': strings.label };
  return { element: createElement('div', group, floor, timeout, buttons), play };
}
