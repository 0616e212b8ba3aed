import { cleanEmailAddress, isEmailAddress } from '@tt/contract/inquiry/email-address';
import type { DomainErrorCode, EmailDomainAnswer } from '@tt/contract/inquiry/email-domain';
import type { BackendResult } from '../backend-client.ts';

/** A code that has its sentence in the visitor's language, or the text that the backend gave. */
export type EmailProblem = DomainErrorCode | 'invalid_email_domain' | { text: string };

export type EmailCheckState =
  | { phase: 'unchecked' | 'checking' | 'verified' | 'accepted' }
  | { phase: 'wrong'; problem: EmailProblem };

export type VerifyDomain = (email: string, signal: AbortSignal) => Promise<BackendResult<EmailDomainAnswer>>;

export type EmailCheck = ReturnType<typeof createEmailCheck>;

/** After this many consecutive failures an address is accepted unchecked: the form must not stay blocked. */
const acceptedFromFailure = 2;
const pauseMs = 2_000;

const unchecked: EmailCheckState = { phase: 'unchecked' };
const failed: EmailCheckState = { phase: 'wrong', problem: 'invalid_email_domain' };

/** Checks format, then domain, of the latest address; an older check never overrides a newer one. */
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
    // Offline, nothing is known about the address. Sending will report the problem.
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
    /** Clears the result as soon as the input changes. */
    clear() {
      running?.abort();
      if (state !== unchecked) change(unchecked);
    },
    /** Applies what the backend has found out when it received the inquiry. */
    refuse: (problem: EmailProblem) => change({ phase: 'wrong', problem }),
    /** A failed call is retried after a pause; the promise includes the retry. */
    async check(email: string): Promise<EmailCheckState> {
      running?.abort();
      const own = new AbortController();
      running = own;
      if (!isEmailAddress(email)) return change({ phase: 'wrong', problem: 'invalid_email_format' });
      return checkDomain(cleanEmailAddress(email), own.signal);
    },
  };
}

function toState({ valid, verdict, error, code }: EmailDomainAnswer): EmailCheckState {
  if (!valid) return { phase: 'wrong', problem: code ?? toProblem(error?.trim()) };
  return { phase: verdict === 'unknown' ? 'accepted' : 'verified' };
}

function toProblem(error: string | undefined): EmailProblem {
  return error ? { text: error } : 'invalid_email_domain';
}
