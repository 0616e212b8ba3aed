import type { ReactNode } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import { DeskIcon } from './desk-icon.tsx';

interface FailureAlertProps {
  /** The key stands for what concerns passkeys. */
  icon?: 'warning' | 'key';
  title?: string;
  text?: string;
  /** Said when nothing else is being said, for what is also said where it happened. */
  isPolite?: boolean;
  children?: ReactNode;
}

/** A line that says at once what went wrong, with what leads on. */
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
