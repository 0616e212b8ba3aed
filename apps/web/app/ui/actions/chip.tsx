import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** A filter that is on or off; the tick and the weight say it along with the color. */
export function Chip({ isPressed, children, ...rest }: ComponentProps<'button'> & { isPressed: boolean }) {
  return (
    <button {...rest} type="button" className="chip" aria-pressed={isPressed}>
      <Icon name="tick" />
      {children}
    </button>
  );
}
