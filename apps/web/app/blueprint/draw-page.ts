import { type Box, createPlot, type Plot } from './create-plot.ts';

interface Part {
  element: Element;
  box: Box;
  style: CSSStyleDeclaration;
}

function toPageBox(element: Element | Range): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
}

/** The content box of an element, without its other lines. */
function toContent(element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}

export const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Everything of the page that lies in the area. */
function listParts(area: Box): Part[] {
  const found = document.querySelectorAll('main :not(svg *), .foot, .foot :not(svg *)');
  return [...found].flatMap((element) => {
    const box = toPageBox(element);
    const isThere =
      box.right > box.left + 8 && box.bottom > box.top + 8 && box.top < area.bottom && box.bottom > area.top;
    // A closed panel has a position but is not visible.
    return isThere && element.checkVisibility({ visibilityProperty: true })
      ? [{ element, box, style: getComputedStyle(element) }]
      : [];
  });
}

/**
 * The margins that the content of all sections shares, the axis between them, and a ruler in the page's own pixels.
 */
function drawColumn(plot: Plot, parts: Part[], area: Box): void {
  const column = parts.find(({ element }) => element.matches('.wrap'))?.box;
  if (!column) return;
  const { left, right } = column;
  plot.line('c', left, area.top, left, area.bottom);
  plot.line('c', right, area.top, right, area.bottom);
  plot.plumb('a', (left + right) / 2, area.top, area.bottom);
  for (let y = Math.ceil(area.top / 20) * 20; y < area.bottom; y += 20) {
    const isHundred = y % 100 === 0;
    plot.line('c', 0, y, isHundred ? 14 : 6, y);
    if (isHundred && left > 60) plot.write(plot.format(y), 32, y);
  }
  const x = left - Math.min(28, left / 2 - 4);
  for (const { element, box } of parts) {
    if (!element.matches('section:not(section *), .foot') || box.bottom - box.top < 160) continue;
    for (const y of [box.top, box.bottom]) plot.line('c', x - 5, y, left, y);
    plot.measure(x, box.top, x, box.bottom);
  }
}

const canvas = document.createElement('canvas').getContext('2d');

/** Baseline and cap line of a heading's last line, the height between them, and size and line height of its type. */
function drawHeading(plot: Plot, { element, style }: Part): void {
  const content = toContent(element);
  const last = [...content.getClientRects()].findLast(({ height }) => height > 8);
  if (!canvas || !last) return;
  canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent } = canvas.measureText('H');
  const end = last.right + scrollX;
  // The box of a line of text has the font's own height, whatever the line height is.
  const base = scrollY + (last.top + last.bottom) / 2 + (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
  const cap = base - actualBoundingBoxAscent;
  const size = Number.parseFloat(style.fontSize);
  const isBig = size >= 40;
  const room = isBig ? 64 : 34;
  const type = `${plot.format(size)}/${plot.format(Number.parseFloat(style.lineHeight) || size)}`;
  if (!plot.write(type, end + room, base - 7)) return;
  for (const y of [base, cap]) plot.line('c', toPageBox(content).left - 10, y, end + room + 22, y);
  if (isBig) plot.measure(end + 30, cap, end + 30, base);
}

/** Widths and gaps of the elements in one row, as a chain of dimensions above it. */
function drawRow(plot: Plot, { element, style, box }: Part): void {
  if (!/grid|flex/.test(style.display) || style.flexDirection !== 'row') return;
  const row = [...element.children]
    .map(toPageBox)
    .filter(({ left, right, top }) => right - left >= 90 && top < box.top + 24);
  const edges = row.flatMap(({ left, right }) => [left, right]);
  if (row.length < 2 || edges.some((x, place) => x < (edges[place - 1] ?? x) - 1)) return;
  const y = box.top - 10;
  const drawn = edges.filter((x, place) => {
    const before = edges[place - 1] ?? x;
    return x > before + 6 && plot.measure(before, y, x, y);
  });
  if (drawn.length > 0) for (const x of edges) plot.line('c', x, y - 6, x, box.top);
}

/** The leading edge of a part: its radius with the center, and how high the part is. */
function drawEdge(plot: Plot, { box: { left, top, right, bottom }, style }: Part): void {
  const height = bottom - top;
  const radius = Math.min(Number.parseFloat(style.borderTopRightRadius), height / 2);
  if (!(radius >= 16) || right < left + 100) return;
  const [x, y] = [right - radius, top + radius];
  // Where the arc is halfway round. A small part has no room inside.
  const reach = radius * Math.SQRT1_2;
  const isOutside = height < 120;
  const [labelX, labelY] = isOutside ? [right + 20, top - 6] : [x + 20, y + 12];
  if (plot.write(`R${plot.format(radius)}`, labelX, labelY)) {
    if (isOutside) plot.line('d', x + reach, y - reach, right + 8, top - 3);
    else plot.line('d', x, y, x + reach, y - reach);
    plot.line('c', x - 6, y, x + 7, y);
    plot.line('c', x, y - 6, x, y + 7);
  }
  if (plot.measure(right + 16, top, right + 16, bottom)) {
    for (const level of [top, bottom]) plot.line('c', right, level, right + 22, level);
  }
}

/** A drawing on a plate has two axes. */
function drawAxes(plot: Plot, { element, box: { left, top, right, bottom } }: Part): void {
  if (!element.matches('.plate, .nozzle')) return;
  plot.line('a', left - 8, (top + bottom) / 2, right + 8, (top + bottom) / 2);
  plot.plumb('a', (left + right) / 2, top - 8, bottom + 8);
}

/**
 * Draws the part of the page that is in the area, measuring everything now. What is drawn first gets the room for its
 * labels.
 */
export function drawPage(area: Box, format: (pixels: number) => string): string {
  const parts = listParts(area);
  const texts = parts.filter(({ element }) => hasText(element));
  const plot = createPlot(
    texts.map(({ element }) => toPageBox(toContent(element))),
    area,
    format,
  );
  for (const part of parts) if (part.element.matches('h1, h2, h3')) drawHeading(plot, part);
  for (const part of parts) drawRow(plot, part);
  for (const part of parts) {
    drawEdge(plot, part);
    drawAxes(plot, part);
  }
  drawColumn(plot, parts, area);
  return plot.toSvg();
}
