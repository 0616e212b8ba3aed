import { sheet as texts } from '../../messages/en/blueprint.json';
import { createElement } from '../exhibits/stage/create-element.ts';
import css from '../styles/pages/blueprint.css?inline';
import { createTitleBlock } from './create-title-block.ts';
import { drawPage, hasText } from './draw-page.ts';
import { formatContrast, formatNumber } from './format-number.ts';
import { readContrast } from './read-contrast.ts';
import { watchLoad } from './read-load.ts';

/** The page is drawn this far beyond the window, and again after half of that is scrolled. */
const beyond = 600;

const root = document.documentElement;
const status = createElement('p', { class: 'vh', role: 'status' });
let leave: (() => void) | undefined;

/** Shows the page as its own drawing, or the page again. */
export function toggle(button: HTMLElement): void {
  if (leave) leave();
  else open(button);
}

/** How much of the window's lower end other fixed parts cover, such as the bar of a booking or the panel of consent. */
function findLowerEdge(block: Element): number {
  const { left, right } = block.getBoundingClientRect();
  const fixed = document
    .elementsFromPoint((left + right) / 2, innerHeight - 40)
    .filter((element) => getComputedStyle(element).position === 'fixed' && element !== block);
  return Math.max(0, ...fixed.map((element) => innerHeight - element.getBoundingClientRect().top));
}

function open(button: HTMLElement): void {
  const ending = new AbortController();
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  const lines = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const close = () => {
    leave = undefined;
    ending.abort();
    cancelAnimationFrame(frame);
    resized.disconnect();
    endWatch();
    drawing.remove();
    delete root.dataset.drawn;
    for (const name of ['--bp-below', '--bp-height']) root.style.removeProperty(name);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== styles);
    button.ariaPressed = 'false';
    status.textContent = texts.left;
    // Whoever was at another place of the page stays there.
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
  };
  const block = createTitleBlock(close);
  const drawing = createElement('div', { class: 'bp' }, lines, createElement('i'), block.element);
  const toPixels = new Intl.NumberFormat(root.lang, { maximumFractionDigits: 1, useGrouping: false });
  const format = (value: number, digits: number, options?: Intl.NumberFormatOptions) =>
    formatNumber(root.lang, value, digits, options);
  let drawnAt = Number.NEGATIVE_INFINITY;
  let pointed: Element | undefined;
  let frame = 0;

  const draw = () => {
    drawnAt = scrollY;
    const area = {
      left: 0,
      top: Math.max(0, scrollY - beyond),
      right: root.clientWidth,
      bottom: Math.min(document.body.offsetHeight, scrollY + innerHeight + beyond),
    };
    lines.innerHTML = drawPage(area, toPixels.format);
    root.style.setProperty('--bp-below', `${findLowerEdge(block.element)}px`);
    root.style.setProperty('--bp-height', `${block.element.offsetHeight}px`);
    block.show('window', `${innerWidth} × ${innerHeight} @ ${format(devicePixelRatio, 2)}`);
  };
  /**
   * Reads the colors of the page itself, for which the sheet of the drawing is off for an instant that is never
   * painted.
   */
  const readPointed = (element: Element) => {
    delete root.dataset.drawn;
    const { ratio, least } = readContrast(element);
    root.dataset.drawn = '';
    block.show('contrast', formatContrast(root.lang, ratio, least), texts.picture);
  };
  const update = () => {
    frame = 0;
    if (Math.abs(scrollY - drawnAt) > beyond / 2) draw();
    if (pointed) readPointed(pointed);
    pointed = undefined;
  };
  const updateSoon = () => {
    frame ||= requestAnimationFrame(update);
  };
  const redraw = () => {
    drawnAt = Number.NEGATIVE_INFINITY;
    updateSoon();
  };
  const point = ({ target }: Event) => {
    if (!(target instanceof Element) || drawing.contains(target) || !hasText(target)) return;
    pointed = target;
    updateSoon();
  };

  const listeners = {
    scroll: updateSoon,
    resize: redraw,
    pointerover: point,
    focusin: point,
    keydown: (event: Event) => {
      if (!('key' in event) || event.key !== 'Escape') return;
      // Whatever is open on the page closes first.
      if (event.defaultPrevented) redraw();
      else close();
    },
    click: redraw,
  };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, ending);
  leave = close;
  document.adoptedStyleSheets.push(styles);
  root.dataset.drawn = '';
  document.body.append(drawing, status);
  button.ariaPressed = 'true';
  status.textContent = texts.shown;
  block.show('contrast', '', texts.point);
  block.show('language', root.lang);
  block.show('revision', import.meta.env.VITE_REVISION ?? '', texts.unknown);
  const toKilobytes = (bytes: number) => format(bytes / 1_000, 1, { style: 'unit', unit: 'kilobyte' });
  const endWatch = watchLoad(({ sentBytes, weightBytes, lcpMs, hasLcp, cls }) => {
    const sent = toKilobytes(sentBytes);
    block.show('sent', sent && `${sent} / ${toKilobytes(weightBytes)}`);
    block.show(
      'lcp',
      format(lcpMs, 0, { style: 'unit', unit: 'millisecond' }),
      hasLcp ? texts.unknown : undefined,
    );
    block.show('cls', format(cls, 3, { minimumFractionDigits: 3 }));
  });
  draw();
  const resized = new ResizeObserver(redraw);
  resized.observe(document.body);
  block.leave.focus({ preventScroll: true });
}
