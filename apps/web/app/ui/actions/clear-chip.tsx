import type { ComponentProps } from 'react';

/** While hidden, it keeps its space, so that nothing moves when it appears. */
export function ClearChip({ isAway, ...rest }: ComponentProps<'button'> & { isAway?: boolean }) {
  return <button {...rest} type="button" className={isAway ? 'clear clear-away' : 'clear'} />;
}
