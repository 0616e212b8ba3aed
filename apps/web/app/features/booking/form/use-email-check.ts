import { useState, useSyncExternalStore } from 'react';
import { createEmailCheck } from '../../../lib/visitor-form/email-check.ts';
import { verifyDomain } from '../../../lib/visitor-form/form-backend.ts';

/** The same check of an address as in the contact form. */
export function useEmailCheck() {
  const [emailCheck] = useState(() => createEmailCheck(verifyDomain));
  const state = useSyncExternalStore(emailCheck.subscribe, emailCheck.getState, emailCheck.getState);
  return { ...emailCheck, state };
}
