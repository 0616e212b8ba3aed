import type { ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';

interface AlertProps {
  tone: 'ok' | 'bad';
  title: string;
  children?: ReactNode;
}

export function Alert({ tone, title, children }: AlertProps) {
  return (
    <div className={`alert alert-${tone}`} role={tone === 'ok' ? 'status' : 'alert'}>
      <Icon name={tone === 'ok' ? 'tick' : 'warning'} />
      <b>{title}</b>
      {children && <p>{children}</p>}
    </div>
  );
}
