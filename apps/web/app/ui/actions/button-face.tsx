import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

/**
 * `go` is the one next step, `line` the second choice. `ink` and `plate` are the same pair on a plate. `bad` deletes
 * something permanently.
 */
type ButtonVariant = 'go' | 'line' | 'ink' | 'plate' | 'bad';

export interface ButtonFaceProps {
  variant?: ButtonVariant;
  /** An icon before the label, which replaces the arrow. */
  icon?: IconName;
  children: ReactNode;
}

export function ButtonFace({
  variant = 'go',
  icon,
  isBusy = false,
  children,
}: ButtonFaceProps & { isBusy?: boolean }) {
  const hasArrow = !icon && !isBusy && (variant === 'go' || variant === 'ink');
  return (
    <>
      {isBusy && <Spinner />}
      {icon && !isBusy && <Icon name={icon} />}
      {children}
      {hasArrow && <Icon name="arrow" />}
    </>
  );
}
