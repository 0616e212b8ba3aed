import { sheet as texts } from '../../messages/en/blueprint.json';
import { createElement } from '../exhibits/stage/create-element.ts';

const names = ['sent', 'lcp', 'cls', 'contrast', 'window', 'language', 'revision'] as const;

/** The title block of the drawing, still without values. */
export function createTitleBlock(onLeave: () => void) {
  const values = names.map((name) => [name, createElement('dd')] as const);
  const leave = createElement('button', { type: 'button' }, texts.leave, createElement('kbd', {}, 'Esc'));
  leave.onclick = onLeave;
  const element = createElement(
    'aside',
    { class: 'bp-title', 'aria-label': texts.name },
    createElement(
      'div',
      {},
      createElement('b', {}, document.querySelector('.amp')?.cloneNode(true) ?? '', texts.now),
      createElement('span', {}, document.querySelector('h1')?.textContent ?? ''),
    ),
    createElement(
      'dl',
      {},
      ...values.map(([name, value]) => createElement('div', {}, createElement('dt', {}, texts[name]), value)),
    ),
    createElement('div', {}, leave),
  );
  const cells = new Map(values);

  return {
    element,
    leave,
    /** If the browser doesn't report a value, it is a dash with the reason. */
    show(name: (typeof names)[number], text: string, reason = texts.unsupported): void {
      cells.get(name)?.replaceChildren(...(text ? [text] : ['– ', createElement('small', {}, reason)]));
    },
  };
}
