import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
  /** Shows the icon alone; the label becomes the accessible name and the tooltip. */
  isRound?: boolean;
}

export function ToolButton({ icon, label, isRound, type = 'button', ...rest }: ToolButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={isRound ? 'tool tool-sq' : 'tool'}
      data-tooltip={isRound ? label : undefined}
    >
      <Icon name={icon} />
      {isRound ? <span className="vh">{label}</span> : label}
    </button>
  );
}
