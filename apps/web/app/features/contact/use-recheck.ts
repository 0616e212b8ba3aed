import { type RefObject, useEffect } from 'react';
import type { EmailCheck, EmailCheckState } from './email-check.ts';

const pauseMs = 20_000;

/** Where only the call failed, the address is checked again by itself: a right one must not keep the form shut. */
export function useRecheck(
  formRef: RefObject<HTMLFormElement | null>,
  email: EmailCheckState,
  check: EmailCheck['check'],
): void {
  useEffect(() => {
    if (email.phase !== 'wrong' || !email.failure) return;
    const recheck = () => {
      const address = new FormData(formRef.current ?? undefined).get('email');
      if (address) check(String(address));
    };
    const timer = setTimeout(recheck, pauseMs);
    window.addEventListener('online', recheck);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', recheck);
    };
  }, [email, check, formRef]);
}
