import type { ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';

interface KeyBadgeProps {
  /** Says to screen readers what the wash and the arrow say to the eye. */
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
