import { use } from 'react';
import { DrawingList } from './drawing-list.ts';

/** A drawing's pivot and vector alone, for 24 px: its own `glyph`, on the page's `DrawingSheet`. It repeats the words beside it. */
export function Glyph({ name }: { name: string }) {
  use(DrawingList)?.add(`gl-${name}`);
  return (
    <svg
      className="gl"
      viewBox="0 0 36 36"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`#gl-${name}`} />
    </svg>
  );
}
