import { createElement } from '../stage/create-element.ts';

interface RangeFieldOptions {
  id: string;
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  toText: (value: number) => string;
  onInput: (value: number) => void;
}

/** A named range with its value in words. */
export function createRangeField(options: RangeFieldOptions): HTMLElement {
  const { id, label, min, max, step, value, toText, onInput } = options;
  const input = createElement('input', { type: 'range', id, min, max, step, value });
  const output = createElement('output', { for: id });
  const say = () => {
    output.textContent = toText(Number(input.value));
    input.setAttribute('aria-valuetext', output.textContent);
  };
  input.addEventListener('input', () => {
    say();
    onInput(Number(input.value));
  });
  say();
  return createElement(
    'div',
    { class: 'tx-field' },
    createElement('label', { for: id }, label),
    output,
    input,
  );
}
