import type { LanguageCode } from '@tt/contract/language/language';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from './desk-context.ts';
import { DeskBar } from './desk-bar.tsx';
import { isSignedOut } from './desk-client.ts';
import { FailureAlert } from './failure-alert.tsx';
import { focusMain } from './focus-main.ts';
import { notice } from './notice.ts';
import { useStore } from './store.ts';
import { inboxPath, type Screen } from './to-screen.ts';
import { WaitingPoll } from './waiting-poll.tsx';

interface DeskFrameProps {
  path: string;
  screen: Screen['name'];
  onLanguage: (language: LanguageCode) => void;
  children: ReactNode;
}

/** The bar around every screen of somebody who is signed in. */
export function DeskFrame({ path, screen, onLanguage, children }: DeskFrameProps) {
  const t = useTexts();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) focusMain();
    shown.current = path;
  }, [path]);
  return (
    <div className="dk">
      <a className="btn btn-go skip" href="#main">
        {t('desk.skip')}
      </a>
      <DeskBar screen={screen} onLanguage={onLanguage} />
      {screen !== 'inbox' && <WaitingPoll />}
      <main id="main" className="dk-main" tabIndex={-1}>
        <SignedOutAlert />
        <Notice path={path} />
        {children}
      </main>
    </div>
  );
}

/**
 * Input stays, because the person can sign in again in another tab. When this tab is seen again, it asks again, and
 * the line disappears.
 */
function SignedOutAlert() {
  const t = useTexts();
  const isOut = useStore(isSignedOut);
  if (!isOut) return null;
  return (
    <FailureAlert isPolite text={t('desk.errors.signedOut')}>
      <a className="dk-b" href={inboxPath} target="_blank" rel="noopener">
        {t('desk.signIn.button')}
      </a>
    </FailureAlert>
  );
}

/** Stays until another screen is opened. */
function Notice({ path }: { path: string }) {
  const t = useTexts();
  const key = useStore(notice);
  const [at] = useState(path);
  useEffect(() => {
    if (path !== at) notice.set(undefined);
  }, [path, at]);
  return (
    key && (
      <div className="dk-alert dk-alert-info" role="status">
        <Icon name="tick" />
        <p>{t(key)}</p>
      </div>
    )
  );
}
