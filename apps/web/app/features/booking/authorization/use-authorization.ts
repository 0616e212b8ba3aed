import type { Instant } from '@tt/contract/time/time-zone-offset';
import { useEffect, useLayoutEffect, useState } from 'react';
import { showToast } from '../../../lib/toasts.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { startAuthorization } from './authorization-request.ts';
import { rememberState, takeAuthorizationReturn } from './authorization-state.ts';
import { useAuthorizationClient } from './use-authorization-client.ts';

/** Why the visitor has to authorize again; the names match the text keys. */
export type AuthorizationProblem = 'denied' | 'failed' | 'scopeMissing' | 'expired';

type Grant = { accessToken: string; expiresAt: Instant };

/**
 * The token exists only in this state, so it is gone with the page. `onLeave` may refuse to leave because of a wrong
 * field.
 */
export function useAuthorization({ auth, messages }: BookingPageData, onLeave: () => boolean) {
  const [grant, setGrant] = useState<Grant | null>(null);
  const [problem, setProblem] = useState<AuthorizationProblem | null>(null);
  const [isReturned, setReturned] = useState(false);
  const [isRedirecting, setRedirecting] = useState(false);
  const { config, askAgain } = useAuthorizationClient((text) =>
    showToast('error', { title: messages.config_error, text: messages[text] }),
  );

  function drop(reason: AuthorizationProblem | null) {
    setGrant(null);
    setProblem(reason);
  }

  useReturn((returned) => {
    setReturned(true);
    if (returned.outcome === 'success') {
      setGrant(returned);
      showToast('success', { title: auth.outcomes.success, text: '' });
      return;
    }
    const isScopeMissing = returned.outcome === 'failed' && returned.isScopeMissing;
    setProblem(isScopeMissing ? 'scopeMissing' : returned.outcome);
    showToast('error', { title: messages.auth_failed, text: messages.auth_denied });
  });
  useExpiry(grant, () => drop('expired'));
  usePageShow(() => setRedirecting(false));

  function authorize() {
    const start = startAuthorization(config.client, window.location, rememberState());
    if ('problem' in start) {
      showToast('error', { title: messages.config_error, text: messages[start.problem] });
      void askAgain();
      return;
    }
    if (!onLeave()) return;
    setRedirecting(true);
    window.location.assign(start.url);
  }

  return {
    config,
    problem,
    isRedirecting,
    /** The visitor has just come back from the consent page. */
    isReturned,
    isAuthorized: grant !== null,
    authorize,
    /** Gives up the access, for a reason or because the visitor prefers another way. */
    drop,
    /** The token while it is valid; timers may fire after it has expired. */
    findToken: (now: Instant) => (grant && grant.expiresAt > now ? grant.accessToken : undefined),
  };
}

export type Authorization = ReturnType<typeof useAuthorization>;

type Returned = NonNullable<ReturnType<typeof takeAuthorizationReturn>>;

function useReturn(onReturn: (returned: Returned) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor returns once for each load of the page.
  useLayoutEffect(() => {
    const returned = takeAuthorizationReturn();
    if (returned) onReturn(returned);
  }, []);
}

function useExpiry(grant: Grant | null, onExpiry: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each grant.
  useEffect(() => {
    if (!grant) return;
    const timer = setTimeout(onExpiry, grant.expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [grant]);
}

/** After a return from the consent page, the browser may show this page in the state in which it was left. */
function usePageShow(onShow: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener only sets state.
  useEffect(() => {
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
