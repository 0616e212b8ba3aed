import { from, type Point, radians } from './lines.ts';

/** Numbers of a formula as they are written, with a point, by placeholder. */
export type Values = Record<string, string>;

export interface Pivot {
  /** The center about which the handle turns, and its distance from there. */
  center: Point;
  radius: number;
  /** Degrees of the handle at the value 0, and for each unit of the value. */
  zero?: number;
  gain?: number;
  lowest: number;
  highest: number;
  /** The value that the drawing shows without scripts. */
  still: number;
  /** The formula in a notation for every language, and its result. */
  formula: string;
  result: string;
  read: (value: number) => Values;
  /** The path or the transform of each part of class `m`, in the order of the drawing. */
  draw: (value: number) => string[];
}

export interface PivotStrings {
  name: string;
  /** The value in words. */
  said: string;
}

/** Writes numbers as the language does, and what rounds to zero without a sign. */
export const fillValues = (text: string, values: Values, language: string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) =>
    `${values[name]}`
      .replace(/^-([0.]+)$/, '$1')
      .replace('.', (1.5).toLocaleString(language)[1] ?? '.')
      .replace('-', '−'),
  );

const keySteps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -1e3,
  End: 1e3,
};

const create = (tag: string, attributes: object, ...children: Element[]) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/** Gives the drawing under the host a handle, and makes its marked parts follow a formula. */
export const createMount =
  ({ center, radius, zero = 0, gain = 1, lowest, highest, still, result, read, draw }: Pivot) =>
  (host: HTMLElement, { name, said }: PivotStrings): void => {
    const svg = host.querySelector('svg');
    const line = host.querySelector('.formula-result');
    if (!svg || !line) return;
    svg.removeAttribute('aria-hidden');
    svg.setAttribute('role', 'none');
    // The drawing is a symbol of the page's sheet, and all its uses follow a change of it.
    const parts = document.querySelectorAll(`${svg.firstElementChild?.getAttribute('href')} .m`);
    const handle = create(
      'g',
      {
        class: 'pivot',
        role: 'slider',
        tabindex: 0,
        'aria-label': name,
        'aria-valuemin': lowest,
        'aria-valuemax': highest,
      },
      // At least 44 px at every width of the page.
      create('circle', { r: 25 }),
      create('circle', { r: 14 }),
      create('circle', { r: 8 }),
      create('circle', { r: 2.5 }),
    );
    svg.append(handle);

    let value = still;
    /** Keeps counting beyond the limits, so that the handle stays under the pointer when it comes back. */
    let held = still;
    let heldAt = 0;
    let frame = 0;

    const show = () => {
      frame = 0;
      const language = document.documentElement.lang;
      const lines = draw(value);
      parts.forEach((part, index) => {
        const text = lines[index] ?? '';
        part.setAttribute(text[0] === 'M' ? 'd' : 'transform', text);
      });
      handle.setAttribute('transform', `translate(${from(center, zero + gain * value, radius)})`);
      handle.setAttribute('aria-valuenow', `${value}`);
      handle.setAttribute('aria-valuetext', fillValues(said, read(value), language));
      line.textContent = fillValues(result, read(value), language);
    };
    const set = (next: number) => {
      value = Math.max(lowest, Math.min(highest, Math.round(next)));
      if (!frame) frame = requestAnimationFrame(show);
    };
    /** Degrees of the pointer about the center. */
    const measure = ({ clientX, clientY }: MouseEvent) => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
      return Math.atan2(center[1] - y, x - center[0]) / radians;
    };
    const turnBy = (degrees: number) => (degrees - 360 * Math.round(degrees / 360)) / gain;

    // Not every browser heeds the style of an SVG element that keeps a finger from scrolling.
    handle.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
    handle.addEventListener('pointerdown', (event) => {
      handle.setPointerCapture(event.pointerId);
      held = value;
      heldAt = measure(event);
    });
    handle.addEventListener('pointermove', (event) => {
      if (!handle.hasPointerCapture(event.pointerId)) return;
      const at = measure(event);
      held += turnBy(at - heldAt);
      heldAt = at;
      set(held);
    });
    // WCAG 2.5.7: instead of dragging, a person can press where the handle should be.
    svg.addEventListener('click', (event) => {
      if (!event.composedPath().includes(handle)) set(value + turnBy(measure(event) - zero - gain * value));
    });
    handle.addEventListener('keydown', (event) => {
      const step = keySteps[event.key];
      // With these the arrows belong to the browser.
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      set(value + step);
    });
    show();
  };
