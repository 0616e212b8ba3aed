import { type DeskPerson, deskPersonSchema } from '@tt/contract/desk/desk-access';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { sendToDesk, isSignedOut } from './desk-client.ts';
import { createStore } from './store.ts';

/** `ended`: it expired or was revoked during use. The others: the person signed out, on this device or on all. */
export type LeaveReason = 'ended' | 'left' | 'everywhere';

export type Session =
  | { state: 'asking' }
  | { state: 'in'; person: DeskPerson }
  | { state: 'out'; reason?: LeaveReason }
  | { state: 'failed'; code: FailureCode };

export const session = createStore<Session>({ state: 'asking' });

/** Asks who is signed in. */
export async function loadSession(): Promise<void> {
  const result = await sendToDesk({ path: 'me', answer: deskPersonSchema });
  if (result.ok) session.set({ state: 'in', person: result.data });
  else if (['invalid_key', 'not_found'].includes(result.code)) leave();
  else session.set({ state: 'failed', code: result.code });
}

/** Shows the sign-in page. Everything on the screen is lost, so use it only where nothing can have been typed. */
export function leave(reason?: LeaveReason): void {
  isSignedOut.set(false);
  session.set({ state: 'out', reason });
}
