import { createElement } from '../stage/create-element.ts';
import { fillText } from '../stage/fill-text.ts';

interface ShareSliderOptions {
  name: string;
  /** What is read out, with `{percent}` for the share. */
  valueText: string;
  /** The words beside both ends. */
  ends: readonly [string, string];
  share: number;
  onInput: (share: number) => void;
}

/** A range from nothing to all, with both ends named beside it. */
export function createShareSlider({
  name,
  valueText,
  ends,
  share,
  onInput,
}: ShareSliderOptions): HTMLElement {
  const range = createElement('input', { type: 'range', min: 0, max: 100, 'aria-label': name });
  const say = () => range.setAttribute('aria-valuetext', fillText(valueText, { percent: range.value }));
  range.value = String(Math.round(share * 100));
  range.addEventListener('input', () => {
    say();
    onInput(Number(range.value) / 100);
  });
  say();
  const [from, to] = ends.map((end) => createElement('span', { 'aria-hidden': 'true' }, end));
  return createElement('div', { class: 'tx-blend' }, from ?? '', range, to ?? '');
}
