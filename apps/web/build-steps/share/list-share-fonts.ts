import { readFileSync } from 'node:fs';

const styles = new URL('../../app/styles/foundation/fonts.css', import.meta.url);
const faces = /font-family: "(TT (?:Display|Text))";\s+src: url\("([^"]+)"\)[^}]*unicode-range: ([^;]+);/g;

/** The fonts of the site, with the letters that each file has. */
export function listShareFonts() {
  return [...readFileSync(styles, 'utf8').matchAll(faces)].map(([, name = '', file = '', ranges = '']) => ({
    name,
    data: readFileSync(new URL(file, styles)),
    unicodeRange: ranges.split(', ').map(toRange),
  }));
}

function toRange(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
