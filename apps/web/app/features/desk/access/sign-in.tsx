import type { LanguageCode } from '@tt/contract/language/language';
import { useState } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { toFailureKey } from '../frame/failure-key.ts';
import { loadSession, session } from '../frame/session.ts';
import { useStore } from '../frame/store.ts';
import { useTitle } from '../frame/use-title.ts';
import { Door } from './door.tsx';
import { isKnownDevice, rememberDevice } from './known-device.ts';
import { hasPasskeys, signIn } from './passkey.ts';
import { SignInAlert } from './sign-in-alert.tsx';
import { type SignInState, toSignInState } from './sign-in-state.ts';

/** The sign-in page for people who have a passkey. */
export function SignIn({ onLanguage }: { onLanguage: (language: LanguageCode) => void }) {
  const t = useTexts();
  const current = useStore(session);
  const [state, setState] = useState<SignInState>(() => (hasPasskeys() ? 'ready' : 'unsupported'));
  const [isAsking, setAsking] = useState(false);
  useTitle(t('desk.signIn.title'));

  const askForPasskey = async () => {
    setAsking(true);
    setState('ready');
    const outcome = await signIn();
    if (outcome === 'done') {
      rememberDevice();
      await loadSession();
    }
    setState(toSignInState(outcome, isKnownDevice()));
    setAsking(false);
  };

  if (current.state === 'failed')
    return (
      <Door onLanguage={onLanguage}>
        <h1>{t('desk.name')}</h1>
        <FailureAlert text={t(toFailureKey(current.code))} />
        <button type="button" className="dk-b" onClick={loadSession}>
          {t('desk.tryAgain')}
        </button>
      </Door>
    );
  const isNone = state === 'none';
  const label = isNone ? t('desk.signIn.none.retry') : t('desk.signIn.button');
  return (
    <Door onLanguage={onLanguage}>
      <h1>{t('desk.name')}</h1>
      <SignInAlert state={state} reason={current.state === 'out' ? current.reason : undefined} />
      {state === 'ready' && <p>{t('desk.signIn.lead')}</p>}
      <button
        type="button"
        className={isNone ? 'dk-b' : 'dk-b dk-b-go'}
        disabled={isAsking || state === 'unsupported'}
        onClick={askForPasskey}
      >
        <DeskIcon name="key" />
        {isAsking ? t('desk.signIn.asking') : label}
      </button>
      {state === 'ready' && <p className="dk-small">{t('desk.signIn.note')}</p>}
      {isNone && <p className="dk-small">{t('desk.signIn.none.other')}</p>}
    </Door>
  );
}
