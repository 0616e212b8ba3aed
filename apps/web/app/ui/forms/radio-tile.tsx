import type { ComponentProps } from 'react';

/** A small tile with one line, such as a time of day. */
export function RadioTile({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="slot">
      <input {...rest} type="radio" />
      <span>{label}</span>
    </label>
  );
}
