import type { ComponentProps } from 'react';

interface RadioTileProps extends ComponentProps<'input'> {
  label: string;
  /** Why it can't be chosen any more; the label is struck out. */
  goneMark?: string;
}

/** A small tile with one line, such as a time of day. */
export function RadioTile({ label, goneMark, ...rest }: RadioTileProps) {
  return (
    <label className={goneMark ? 'slot slot-gone' : 'slot'}>
      <input {...rest} type="radio" disabled={goneMark !== undefined} />
      <span>
        {label}
        {goneMark && <span className="vh">, {goneMark}</span>}
      </span>
    </label>
  );
}
