import type { ExhibitStrings } from '../exhibit-strings.ts';
import { createButton } from '../stage/create-button.ts';
import { createElement } from '../stage/create-element.ts';
import type { Rule } from './create-market.ts';
import { createRangeField } from './create-range-field.ts';
import type { Wording } from './create-wording.ts';

interface ControlsOptions {
  strings: ExhibitStrings['waterfall'];
  wording: Wording;
  rule: Rule;
  onRule: () => void;
  onPlay: () => void;
  onSend: () => void;
  onReset: () => void;
}

/** The visitor's rule, and the buttons of the run. */
export function createControls({ strings, wording, rule, onRule, ...actions }: ControlsOptions) {
  const floor = createRangeField({
    id: 'floor-price',
    label: strings.floor,
    ...{ min: 0, max: 5, step: 0.1, value: rule.floorUsd },
    toText: wording.toFloor,
    onInput(usd) {
      rule.floorUsd = usd;
      onRule();
    },
  });
  const timeout = createRangeField({
    id: 'timeout',
    label: strings.timeout,
    ...{ min: 50, max: 800, step: 10, value: rule.timeoutMs },
    toText: wording.toTimeout,
    onInput(ms) {
      rule.timeoutMs = ms;
      onRule();
    },
  });
  const play = createButton(strings.pause, actions.onPlay);
  const buttons = createElement(
    'div',
    { class: 'tx-buttons' },
    play,
    createButton(strings.reset, actions.onReset),
    createButton(strings.step, actions.onSend),
  );
  const group = { class: 'tx-rule', role: 'group', 'aria-label': strings.label };
  return { element: createElement('div', group, floor, timeout, buttons), play };
}
