import { useId } from 'react';

const files = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?raw', import: 'default' });

/** Ids get a prefix: a page may hold a drawing twice, and a clip path inside a hidden copy would clip nothing. */
function getDrawing(name: string, idPrefix: string): string {
  const file = files[`./drawings/${name}.svg`];
  if (!file) throw new Error(`No drawing is named ${name}: add app/illustrations/drawings/${name}.svg`);
  const lines = file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'));
  return lines.replaceAll(/(?<= id="|url\(#|href="#)/g, idPrefix);
}

/**
 * A drawing for a plate. The title beside it says the same, so assistive technology skips it. In the
 * browser React leaves the prerendered lines as they are, so no page ships a drawing twice.
 */
export function Illustration({ name }: { name: string }) {
  const idPrefix = useId();
  return (
    <svg
      className="il"
      viewBox="0 0 320 240"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, never a visitor's text.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? getDrawing(name, idPrefix) : '' }}
    />
  );
}
