import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** A filter that is on or off. The tick and the weight show it along with the color. */
export function Chip({ isPressed, children, ...rest }: ComponentProps<'button'> & { isPressed: boolean }) {
  return (
    <button {...rest} type="button" className="chip" aria-pressed={isPressed}>
      <Icon name="tick" />
      {children}
    </button>
  );
}
