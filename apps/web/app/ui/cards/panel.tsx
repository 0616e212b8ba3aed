import type { ReactNode } from 'react';

interface PanelProps {
  as?: 'div' | 'aside' | 'section';
  children: ReactNode;
}

export function Panel({ as: Tag = 'div', children }: PanelProps) {
  return <Tag className="panel">{children}</Tag>;
}
