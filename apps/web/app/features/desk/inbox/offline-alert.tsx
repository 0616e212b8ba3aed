import type { FailureCode } from '../../../lib/backend-client.ts';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { toFailureKey } from '../frame/failure-key.ts';
import { formatTime } from '../frame/moment.ts';

interface OfflineAlertProps {
  failure: FailureCode;
  /** From when the list below is; absent without a list. */
  at?: Date;
  onRetry: () => void;
}

/** Why the list is not the newest one. */
export function OfflineAlert({ failure, at, onRetry }: OfflineAlertProps) {
  const t = useTexts();
  const retry = (
    <button type="button" className="dk-b" onClick={onRetry}>
      {t('desk.tryAgain')}
    </button>
  );
  // The frame says it, with the way back in.
  if (failure === 'invalid_key') return null;
  const isOffline = ['offline', 'network', 'timeout'].includes(failure);
  if (!isOffline || !at) return <FailureAlert text={t(toFailureKey(failure))}>{retry}</FailureAlert>;
  return (
    <div className="dk-alert" role="alert">
      <DeskIcon name="offline" />
      <p>
        <b>{t('desk.list.offline.title')}</b> {t('desk.list.offline.text', { time: formatTime(t, at) })}
      </p>
      {retry}
    </div>
  );
}
