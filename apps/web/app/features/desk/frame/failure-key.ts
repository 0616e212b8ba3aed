import type { FailureCode } from '../../../lib/backend-client.ts';
import type { DeskKey } from './desk-texts.ts';

const keys: Partial<Record<FailureCode, DeskKey>> = {
  offline: 'desk.errors.offline',
  network: 'desk.errors.offline',
  invalid_key: 'desk.errors.signedOut',
  rate_limited: 'desk.errors.rateLimited',
  not_found: 'desk.errors.notFound',
  already_enrolled: 'desk.errors.alreadyEnrolled',
};

/** The text for a call that failed, unless the screen has one of its own. */
export function toFailureKey(code: FailureCode): DeskKey {
  return keys[code] ?? 'desk.errors.server';
}
