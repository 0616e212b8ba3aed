import type { ReactNode, Ref } from 'react';
import { Icon } from '../actions/icon.tsx';

interface AlertProps {
  tone: 'ok' | 'bad';
  title: string;
  /** Makes it focusable by script. */
  ref?: Ref<HTMLDivElement>;
  /** The children are blocks of their own instead of one paragraph. */
  isRich?: boolean;
  children?: ReactNode;
}

export function Alert({ tone, title, ref, isRich, children }: AlertProps) {
  return (
    <div
      className={`alert alert-${tone}`}
      role={tone === 'ok' ? 'status' : 'alert'}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon name={tone === 'ok' ? 'tick' : 'warning'} />
      <b>{title}</b>
      {isRich ? children : children && <p>{children}</p>}
    </div>
  );
}
