import { escapeHtml } from '@tt/contract/language/escape-html';
import { breakLines } from './break-lines.ts';

/** Where further lines of a label go: down (the default), both ways or up. */
const growth: Record<string, number> = { m: 0.5, b: 1 };

/** The value of an attribute in a start tag. */
const readAttribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/**
 * Writes the labels into the slots of a diagram, `<text data-key="…"/>`. `data-em` is the width of the slot in em, and
 * `data-v` says where further lines go.
 */
export function fillDiagram(svg: string, labels: Record<string, string>): string {
  return svg.replaceAll(/<text data-key="(\w+)"([^>]*)\/>/g, (_, key: string, attributes: string) => {
    const label = labels[key];
    if (label === undefined) throw new Error(`The diagram has no label for its slot ${key}`);
    const maxEm = Number(readAttribute(attributes, 'data-em') ?? Number.POSITIVE_INFINITY);
    const lines = maxEm === Number.POSITIVE_INFINITY ? [label] : breakLines(label, maxEm);
    const place = attributes.replaceAll(/ data-\w+="[^"]*"/g, '');
    return `<text${place}>${formatLines(lines, attributes)}</text>`;
  });
}

function formatLines(lines: string[], attributes: string): string {
  if (lines.length === 1) return lines.map(escapeHtml).join('');
  // Headings and figures are set tight.
  const leading = /class="[hx]\b/.test(attributes) ? 1 : 1.15;
  const rise = growth[readAttribute(attributes, 'data-v') ?? ''] ?? 0;
  const first = Number((-(lines.length - 1) * leading * rise).toFixed(2));
  const x = readAttribute(attributes, 'x');
  return lines
    .map(
      (line, place) => `<tspan x="${x}" dy="${place === 0 ? first : leading}em">${escapeHtml(line)}</tspan>`,
    )
    .join('');
}
