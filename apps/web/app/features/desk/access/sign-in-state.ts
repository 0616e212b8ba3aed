import type { FailureCode } from '../../../lib/backend-client.ts';
import type { PasskeyOutcome } from './passkey.ts';

/** `none`: no passkey that opens the desk. `failed`: the device was asked, without success. */
export type SignInState = 'ready' | 'none' | 'failed' | 'unsupported' | FailureCode;

/**
 * The message after an attempt. Browsers hide whether a device has a passkey, so a device that has never signed in
 * here is assumed to have none.
 */
export function toSignInState(outcome: PasskeyOutcome, isKnownDevice: boolean): SignInState {
  if (outcome === 'done') return 'ready';
  if (outcome === 'closed') return isKnownDevice ? 'failed' : 'none';
  // The desk doesn't know the device's passkey any more, or nobody has access at all.
  return outcome === 'invalid_key' || outcome === 'not_found' ? 'none' : outcome;
}
