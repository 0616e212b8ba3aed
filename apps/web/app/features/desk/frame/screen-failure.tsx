import type { ReactNode } from 'react';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { useTexts } from './desk-context.ts';
import { FailureAlert } from './failure-alert.tsx';
import { toFailureKey } from './failure-key.ts';

interface ScreenFailureProps {
  failure: FailureCode | undefined;
  onRetry?: () => void;
  /** An additional next step. */
  children?: ReactNode;
}

/** Why a call of a screen failed. If the session has ended, the frame says so and offers to sign in. */
export function ScreenFailure({ failure, onRetry, children }: ScreenFailureProps) {
  const t = useTexts();
  if (!failure || failure === 'invalid_key') return null;
  return (
    <FailureAlert text={t(toFailureKey(failure))}>
      {onRetry && (
        <div className="dk-bs">
          <button type="button" className="dk-b" onClick={onRetry}>
            {t('desk.tryAgain')}
          </button>
          {children}
        </div>
      )}
    </FailureAlert>
  );
}
