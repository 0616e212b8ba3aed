import type { ExhibitStrings } from '../exhibit-strings.ts';
import { createElement } from '../stage/create-element.ts';
import { fillText } from '../stage/fill-text.ts';

/** The range from a flat surface to a volume, with both ends named beside it. */
export function createVolumeSlider(
  strings: ExhibitStrings['tooth'],
  volume: number,
  onInput: (volume: number) => void,
): HTMLElement {
  const range = createElement('input', { type: 'range', min: 0, max: 100, 'aria-label': strings.depth });
  const say = () => range.setAttribute('aria-valuetext', fillText(strings.share, { percent: range.value }));
  range.value = String(Math.round(volume * 100));
  range.addEventListener('input', () => {
    say();
    onInput(Number(range.value) / 100);
  });
  say();
  return createElement(
    'div',
    { class: 'tx-blend' },
    createElement('span', { 'aria-hidden': 'true' }, strings.flat),
    range,
    createElement('span', { 'aria-hidden': 'true' }, strings.volume),
  );
}
