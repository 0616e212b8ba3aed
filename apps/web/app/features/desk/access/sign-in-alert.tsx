import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { toFailureKey } from '../frame/failure-key.ts';
import type { DeskKey } from '../frame/desk-texts.ts';
import type { LeaveReason } from '../frame/session.ts';
import type { SignInState } from './sign-in-state.ts';

const reasons: Record<LeaveReason, DeskKey> = {
  ended: 'desk.signIn.ended',
  left: 'desk.signIn.signedOut',
  everywhere: 'desk.done.signedOutEverywhere',
};

/** Why signing in failed, if there is a reason. */
export function SignInAlert({ state, reason }: { state: SignInState; reason?: LeaveReason }) {
  const t = useTexts();
  switch (state) {
    case 'ready':
      return reason ? (
        <div className="dk-alert dk-alert-info" role="status">
          <DeskIcon name="key" />
          <p>{t(reasons[reason])}</p>
        </div>
      ) : null;
    case 'none':
      return (
        <FailureAlert icon="key" title={t('desk.signIn.none.title')} text={t('desk.signIn.none.text')} />
      );
    case 'failed':
      return <FailureAlert title={t('desk.signIn.failed.title')} text={t('desk.signIn.failed.text')} />;
    case 'unsupported':
      return (
        <FailureAlert title={t('desk.signIn.unsupported.title')} text={t('desk.signIn.unsupported.text')} />
      );
    default:
      return <FailureAlert text={t(toFailureKey(state))} />;
  }
}
