import type { ReactNode } from 'react';

interface BadgeProps {
  /** A category is outlined, an upcoming item dashed. */
  variant?: 'category' | 'soon';
  children: ReactNode;
}

export function Badge({ variant = 'category', children }: BadgeProps) {
  return <span className={variant === 'soon' ? 'badge badge-soon' : 'badge'}>{children}</span>;
}
