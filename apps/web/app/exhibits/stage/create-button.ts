import { createElement } from './create-element.ts';

export function createButton(label: string, onPress: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: 'tx-button' }, label);
  button.addEventListener('click', onPress);
  return button;
}
