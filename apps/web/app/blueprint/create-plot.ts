export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Construction, axes, dimensions. */
type Stroke = 'c' | 'a' | 'd';

/** Width of a digit of the labels, and half of their height. */
const digit = 6.2;
const halfLine = 6;
const arrow = 7;

/** A line of one pixel is sharp if it runs through the middle of a pixel. */
const snap = (place: number) => Math.floor(place) + 0.5;

/**
 * Collects lines and labels as SVG. A label is drawn only inside the area, where it covers no text of the page and no
 * other label. So a dimension that is requested twice is drawn once.
 */
export function createPlot(texts: readonly Box[], area: Box, format: (pixels: number) => string) {
  const taken = [...texts];
  const paths = { c: '', a: '', d: '', h: '' };
  let labels = '';

  const line = (stroke: Stroke, x1: number, y1: number, x2: number, y2: number) => {
    paths[stroke] += `M${snap(x1)} ${snap(y1)}L${snap(x2)} ${snap(y2)}`;
  };

  /** A vertical line that leaves out the places where it would cross text. */
  const plumb = (stroke: Stroke, x: number, y1: number, y2: number) => {
    let from = y1;
    const crossed = texts.filter(
      ({ left, top, right, bottom }) => left < x && x < right && bottom > y1 && top < y2,
    );
    for (const { top, bottom } of crossed.sort((one, other) => one.top - other.top)) {
      if (top > from) line(stroke, x, from, x, top);
      from = Math.max(from, bottom);
    }
    if (from < y2) line(stroke, x, from, x, y2);
  };

  /** The head of an arrow, with its tip at a point and pointing in a direction. */
  const head = (x: number, y: number, dx: number, dy: number) => {
    paths.h += `M${snap(x)} ${snap(y)}l${dx * arrow + dy * 2} ${dy * arrow + dx * 2}l${-dy * 4} ${-dx * 4}z`;
  };

  /** Writes a text around a point, rotated if it is vertical. Returns whether there was room. */
  const write = (text: string, x: number, y: number, isTurned = false) => {
    const half = (text.length * digit) / 2;
    const [across, along] = isTurned ? [halfLine, half] : [half, halfLine];
    const box = { left: x - across, top: y - along, right: x + across, bottom: y + along };
    const isFree = !taken.some(
      ({ left, top, right, bottom }) =>
        box.left < right && left < box.right && box.top < bottom && top < box.bottom,
    );
    const isInside =
      box.left > area.left && box.right < area.right && box.top > area.top && box.bottom < area.bottom;
    if (!isFree || !isInside) return false;
    taken.push(box);
    labels += `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${isTurned ? 'rotate(-90)' : ''}">${text}</text>`;
    return true;
  };

  /**
   * Draws a horizontal or vertical dimension with its length. If there is no room for its arrows, they point at it
   * from outside.
   */
  const measure = (x1: number, y1: number, x2: number, y2: number) => {
    const length = x2 - x1 + y2 - y1;
    const [dx, dy] = x1 === x2 ? [0, 1] : [1, 0];
    const isFree = write(format(length), (x1 + x2) / 2 - dy * 8, (y1 + y2) / 2 - dx * 8, x1 === x2);
    if (!isFree) return false;
    const side = length < 4 * arrow ? -1 : 1;
    const out = side < 0 ? 2 * arrow : 0;
    line('d', x1 - dx * out, y1 - dy * out, x2 + dx * out, y2 + dy * out);
    head(x1, y1, dx * side, dy * side);
    head(x2, y2, -dx * side, -dy * side);
    return true;
  };

  return {
    line,
    plumb,
    write,
    measure,
    format,
    toSvg: () =>
      Object.entries(paths)
        .map(([kind, path]) => `<path class="bp-${kind}" d="${path}"/>`)
        .join('') + labels,
  };
}

export type Plot = ReturnType<typeof createPlot>;
