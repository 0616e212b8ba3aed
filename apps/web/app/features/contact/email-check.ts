import { isEmailAddress } from '@tt/contract/email-address';
import type { DomainErrorCode, EmailDomainAnswer } from '@tt/contract/email-domain';
import type { BackendResult, FailureCode } from '../../lib/backend-client.ts';

export type EmailProblem = DomainErrorCode | 'invalid_email_domain';

export type EmailCheckState =
  | { phase: 'unchecked' | 'checking' | 'verified' | 'accepted' }
  /** `failure` tells that the call failed, and not the address. */
  | { phase: 'wrong'; problem: EmailProblem; failure?: FailureCode };

export type VerifyDomain = (email: string, signal: AbortSignal) => Promise<BackendResult<EmailDomainAnswer>>;

export type EmailCheck = ReturnType<typeof createEmailCheck>;

const unchecked: EmailCheckState = { phase: 'unchecked' };

/** Checks format, then domain, of the address that was given last; an older check never speaks over a newer one. */
export function createEmailCheck(verifyDomain: VerifyDomain) {
  let state = unchecked;
  let running: AbortController | undefined;
  const listeners = new Set<() => void>();

  function change(next: EmailCheckState): EmailCheckState {
    state = next;
    for (const listener of listeners) listener();
    return next;
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Forgets what was found, as soon as something else is typed. */
    clear() {
      running?.abort();
      if (state !== unchecked) change(unchecked);
    },
    /** Takes over what the backend found when it was given the enquiry. */
    refuse: (problem: EmailProblem) => change({ phase: 'wrong', problem }),
    async check(email: string): Promise<EmailCheckState> {
      running?.abort();
      const own = new AbortController();
      running = own;
      if (!isEmailAddress(email)) return change({ phase: 'wrong', problem: 'invalid_email_format' });
      change({ phase: 'checking' });
      const result = await verifyDomain(email.trim(), own.signal);
      return own.signal.aborted ? state : change(toState(result));
    },
  };
}

function toState(result: BackendResult<EmailDomainAnswer>): EmailCheckState {
  if (!result.ok) {
    // Without a network nothing is known about the address; sending says what is the matter.
    if (result.code === 'offline') return unchecked;
    return { phase: 'wrong', problem: 'invalid_email_domain', failure: result.code };
  }
  const { valid, verdict, error } = result.data;
  if (!valid) return { phase: 'wrong', problem: error ?? 'invalid_email_domain' };
  return { phase: verdict === 'unknown' ? 'accepted' : 'verified' };
}
