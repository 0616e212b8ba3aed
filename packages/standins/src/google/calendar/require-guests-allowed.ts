import { GoogleError } from '../google-error.ts';
import type { GoogleFault, GuestFault } from '../google-fault.ts';
import type { GoogleWorld } from '../google-world.ts';
import type { IssuedToken } from '../oauth/token-store.ts';

type Invitation = { operation: GuestFault['on']; issued: IssuedToken; guests: unknown[] | undefined };

/** Refuses an event because of its guests. Without guests nothing is refused, and no fault is used up. */
export function requireGuestsAllowed(world: GoogleWorld, { operation, issued, guests }: Invitation) {
  if (!guests?.length) return;
  if (issued.isServiceAccount) throw new GoogleError('forbiddenForServiceAccounts');
  const fault = world.faults.take((scripted: GoogleFault): scripted is GuestFault => {
    return scripted.kind === 'guest_quota' && scripted.on === operation;
  });
  if (fault) throw new GoogleError('quotaExceeded');
}
