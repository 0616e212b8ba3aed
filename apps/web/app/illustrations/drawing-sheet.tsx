import { use } from 'react';
import { DrawingList } from './drawing-list.ts';
import { toShortPaths } from './to-short-paths.ts';

const files = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?raw', import: 'default' });

/** Ids inside a drawing get its name as a prefix, because all drawings of a page share one document. */
function toSymbol(id: string): string {
  const name = id.slice(3);
  const file = files[`./drawings/${name}.svg`];
  if (!file) throw new Error(`No drawing is named ${name}: add app/illustrations/drawings/${name}.svg`);
  const [glyph = ''] = /<symbol id="glyph".*?<\/symbol>/s.exec(file) ?? [];
  if (id === `gl-${name}`) {
    if (!glyph) throw new Error(`The drawing ${name} has no glyph: add <symbol id="glyph"> to its file`);
    return toShortPaths(glyph.replace('"glyph"', `"${id}"`));
  }
  const lines = file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>')).replace(glyph, '');
  const ownLines = lines.replaceAll(/(?<= id="|url\(#|href="#)/g, `${name}-`);
  return `<symbol id="${id}" viewBox="0 0 320 240">${toShortPaths(ownLines)}</symbol>`;
}

/**
 * The drawings of a page, each sent once. It is rendered after everything that may show one, and last in the document,
 * so that words arrive first. In the browser React leaves the prerendered lines as they are.
 */
export function DrawingSheet() {
  const ids = [...(use(DrawingList) ?? [])];
  return (
    <svg
      className="sheet-il"
      width="0"
      height="0"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this folder, never a visitor's text.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? ids.map(toSymbol).join('') : '' }}
    />
  );
}
