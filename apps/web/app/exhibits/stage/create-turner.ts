import { createElement } from './create-element.ts';
import { fillText } from './fill-text.ts';

interface TurnerOptions {
  name: string;
  /** The text for screen readers, with `{deg}` for the angle. */
  valueText: string;
  limitDegrees: number;
  /** Turns by the pixels of a drag, or by the pixels that a key is worth. */
  turn: (x: number, y: number, isDragged: boolean) => void;
  reset: () => void;
}

const keySteps = new Map([
  ['ArrowLeft', [-14, 0]],
  ['ArrowRight', [14, 0]],
  ['ArrowUp', [0, -14]],
  ['ArrowDown', [0, 14]],
  ['PageUp', [56, 0]],
  ['PageDown', [-56, 0]],
]);

const pressStep = 28;
/** Movement below this counts as a press, not a drag. */
const pressTravelPx = 6;

/**
 * A focusable area over a canvas that turns it by drag, by presses on its left or right half, and by arrow keys;
 * announced as a slider in degrees.
 */
export function createTurner({ name, valueText, limitDegrees, turn, reset }: TurnerOptions) {
  let held: { x: number; y: number } | undefined;
  let travelPx = 0;
  const area = createElement('div', {
    class: 'tx-turn',
    role: 'slider',
    tabindex: 0,
    'aria-label': name,
    'aria-valuemin': -limitDegrees,
    'aria-valuemax': limitDegrees,
  });
  const release = () => {
    held = undefined;
  };
  area.addEventListener('pointerdown', ({ clientX, clientY, pointerId }) => {
    held = { x: clientX, y: clientY };
    travelPx = 0;
    area.setPointerCapture(pointerId);
  });
  area.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!held) return;
    const [x, y] = [clientX - held.x, clientY - held.y];
    travelPx += Math.hypot(x, y);
    turn(x, y, true);
    held = { x: clientX, y: clientY };
  });
  area.addEventListener('pointerup', release);
  area.addEventListener('pointercancel', release);
  // WCAG 2.5.7: instead of dragging, a person can turn it by single presses.
  area.addEventListener('click', ({ clientX }) => {
    if (travelPx > pressTravelPx) return;
    const { left, width } = area.getBoundingClientRect();
    turn(clientX < left + width / 2 ? -pressStep : pressStep, 0, false);
  });
  area.addEventListener('keydown', (event) => {
    // With these the arrows belong to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [x, y] = keySteps.get(event.key) ?? [];
    if (x !== undefined && y !== undefined) turn(x, y, false);
    else if (event.key === 'Home') reset();
    else return;
    event.preventDefault();
  });
  return {
    area,
    say(degrees: number) {
      const rounded = Math.round(degrees);
      area.setAttribute('aria-valuenow', String(rounded));
      area.setAttribute('aria-valuetext', fillText(valueText, { deg: rounded }));
    },
  };
}
