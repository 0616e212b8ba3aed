import type { ReactNode } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import { DeskIcon } from './desk-icon.tsx';

interface FailureAlertProps {
  /** The key stands for what concerns passkeys. */
  icon?: 'warning' | 'key';
  title?: string;
  text?: string;
  children?: ReactNode;
}

/** A line that says at once what went wrong, with what leads on. */
export function FailureAlert({ icon = 'warning', title, text, children }: FailureAlertProps) {
  return (
    <div className="dk-alert" role="alert">
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
