import { use } from 'react';
import { DrawingList } from './drawing-list.ts';

const files = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?raw', import: 'default' });

/** Ids inside a drawing get its name as a prefix, because all drawings of a page share one document. */
function toSymbol(name: string): string {
  const file = files[`./drawings/${name}.svg`];
  if (!file) throw new Error(`No drawing is named ${name}: add app/illustrations/drawings/${name}.svg`);
  const lines = file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'));
  const ownLines = lines.replaceAll(/(?<= id="|url\(#|href="#)/g, `${name}-`);
  return `<symbol id="il-${name}" viewBox="0 0 320 240">${ownLines}</symbol>`;
}

/**
 * The drawings of a page, each sent once. It is rendered after everything that may show one, and last in the document,
 * so that words arrive first. In the browser React leaves the prerendered lines as they are.
 */
export function DrawingSheet() {
  const names = [...(use(DrawingList) ?? [])];
  return (
    <svg
      className="sheet-il"
      width="0"
      height="0"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this folder, never a visitor's text.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? names.map(toSymbol).join('') : '' }}
    />
  );
}
