import type { ComponentProps } from 'react';

export function ClearChip(props: ComponentProps<'button'>) {
  return <button {...props} type="button" className="chip chip-clear" />;
}
