import { use } from 'react';
import { DrawingList } from './drawing-list.ts';

/**
 * A drawing for a plate, taken from the page's `DrawingSheet`, so that a page that shows it three times sends it
 * once. The title beside it has the same meaning, so assistive technology skips it.
 */
export function Illustration({ name }: { name: string }) {
  use(DrawingList)?.add(`il-${name}`);
  return (
    <svg
      className="il"
      data-drawing={name}
      viewBox="0 0 320 240"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`#il-${name}`} />
    </svg>
  );
}
