import type { ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';

interface KeyBadgeProps {
  /** The meaning of the color and the arrow, for screen readers. */
  label?: string;
  children: ReactNode;
}

export function KeyBadge({ label, children }: KeyBadgeProps) {
  return (
    <span className="badge badge-key">
      <Icon name="arrow-up-right" />
      {label && <span className="vh">{label}: </span>}
      {children}
    </span>
  );
}
