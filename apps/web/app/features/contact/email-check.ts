import { isEmailAddress } from '@tt/contract/enquiry/email-address';
import {
  type DomainErrorCode,
  domainErrorCodes,
  type EmailDomainAnswer,
} from '@tt/contract/enquiry/email-domain';
import type { BackendResult } from '../../lib/backend-client.ts';

/** A code that has its sentence in the visitor's language, or the text that the backend gave. */
export type EmailProblem = DomainErrorCode | 'invalid_email_domain' | { text: string };

export type EmailCheckState =
  | { phase: 'unchecked' | 'checking' | 'verified' | 'accepted' }
  | { phase: 'wrong'; problem: EmailProblem };

export type VerifyDomain = (email: string, signal: AbortSignal) => Promise<BackendResult<EmailDomainAnswer>>;

export type EmailCheck = ReturnType<typeof createEmailCheck>;

/** From this failure of the call in a row on, an address is accepted unchecked: the form must not stay shut. */
const acceptedFromFailure = 2;
const pauseMs = 2_000;

const unchecked: EmailCheckState = { phase: 'unchecked' };
const failed: EmailCheckState = { phase: 'wrong', problem: 'invalid_email_domain' };

/** Checks format, then domain, of the address that was given last; an older check never speaks over a newer one. */
export function createEmailCheck(verifyDomain: VerifyDomain) {
  let state = unchecked;
  let running: AbortController | undefined;
  let failuresInARow = 0;
  const listeners = new Set<() => void>();

  function change(next: EmailCheckState): EmailCheckState {
    state = next;
    for (const listener of listeners) listener();
    return next;
  }

  async function checkDomain(email: string, signal: AbortSignal): Promise<EmailCheckState> {
    change({ phase: 'checking' });
    const result = await verifyDomain(email, signal);
    if (signal.aborted) return state;
    if (result.ok) {
      failuresInARow = 0;
      return change(toState(result.data));
    }
    // Without a network nothing is known about the address; sending says what is the matter.
    if (result.code === 'offline') return change(unchecked);
    failuresInARow += 1;
    if (failuresInARow >= acceptedFromFailure) return change({ phase: 'accepted' });
    change(failed);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return signal.aborted ? state : checkDomain(email, signal);
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
    /** Takes over what the backend found when it was given the inquiry. */
    refuse: (problem: EmailProblem) => change({ phase: 'wrong', problem }),
    /** A call that fails is made again after a pause; the promise waits for what comes of it. */
    async check(email: string): Promise<EmailCheckState> {
      running?.abort();
      const own = new AbortController();
      running = own;
      if (!isEmailAddress(email)) return change({ phase: 'wrong', problem: 'invalid_email_format' });
      return checkDomain(email.trim(), own.signal);
    },
  };
}

function toState({ valid, verdict, error }: EmailDomainAnswer): EmailCheckState {
  if (!valid) return { phase: 'wrong', problem: toProblem(error?.trim()) };
  return { phase: verdict === 'unknown' ? 'accepted' : 'verified' };
}

function toProblem(error: string | undefined): EmailProblem {
  if (!error) return 'invalid_email_domain';
  return domainErrorCodes.find((code) => code === error) ?? { text: error };
}
