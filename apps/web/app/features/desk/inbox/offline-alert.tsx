import type { FailureCode } from '../../../lib/backend-client.ts';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { formatTime } from '../frame/moment.ts';
import { ScreenFailure } from '../frame/screen-failure.tsx';

interface OfflineAlertProps {
  failure: FailureCode;
  /** The time of the list below. Absent without a list. */
  at?: Date;
  onRetry: () => void;
}

/** Why the list may be outdated. */
export function OfflineAlert({ failure, at, onRetry }: OfflineAlertProps) {
  const t = useTexts();
  const isOffline = ['offline', 'network', 'timeout'].includes(failure);
  if (!isOffline || !at) return <ScreenFailure failure={failure} onRetry={onRetry} />;
  return (
    <div className="dk-alert" role="alert">
      <DeskIcon name="offline" />
      <p>
        <b>{t('desk.list.offline.title')}</b> {t('desk.list.offline.text', { time: formatTime(t, at) })}
      </p>
      <button type="button" className="dk-b" onClick={onRetry}>
        {t('desk.tryAgain')}
      </button>
    </div>
  );
}
