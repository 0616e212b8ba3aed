import type { ReactNode } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import { DeskIcon } from './desk-icon.tsx';

interface FailureAlertProps {
  /** A failure of passkeys has its own key. */
  icon?: 'warning' | 'key';
  title?: string;
  text?: string;
  /** Announced only if nothing else is being announced, for failures that are also shown where they happened. */
  isPolite?: boolean;
  children?: ReactNode;
}

/** An alert that says what went wrong, with a next step. */
export function FailureAlert({ icon = 'warning', title, text, isPolite, children }: FailureAlertProps) {
  return (
    <div className="dk-alert" role={isPolite ? 'status' : 'alert'}>
      {icon === 'key' ? <DeskIcon name="key" /> : <Icon name="warning" />}
      <div>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}
