const fastest = 4;
const forceOfSpeed = 0.022;

/**
 * Turns the speed of the pointer over an element, in pixels per millisecond, into a push. Call the result to stop.
 */
export function watchPointerSpeed(element: Element, push: (force: number) => void): () => void {
  let last: { x: number; y: number; timeMs: number } | undefined;
  const follow = (event: Event) => {
    if (!(event instanceof PointerEvent)) return;
    const { clientX: x, clientY: y, timeStamp: timeMs } = event;
    if (last && timeMs > last.timeMs) {
      const speed = Math.hypot(x - last.x, y - last.y) / (timeMs - last.timeMs);
      push(Math.min(speed, fastest) * forceOfSpeed);
    }
    last = { x, y, timeMs };
  };
  element.addEventListener('pointermove', follow, { passive: true });
  return () => element.removeEventListener('pointermove', follow);
}
