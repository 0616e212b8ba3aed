import { type ConferenceFault, type GoogleFault, isMeantFor } from '../google-fault.ts';
import type { GoogleWorld } from '../google-world.ts';
import type { IssuedToken } from '../oauth/token-store.ts';
import type { Conference } from './conference.ts';
import { createInvalidConferenceType, type EventBody } from './event-schema.ts';

/** The conference that an event asks for. A service account that acts for nobody has no Meet. */
export function planConference(
  world: GoogleWorld,
  issued: IssuedToken,
  event: Pick<EventBody, 'conferenceData'>,
): Conference | undefined {
  const request = event.conferenceData?.createRequest;
  if (!request) return undefined;
  const fault = world.faults.take((scripted: GoogleFault): scripted is ConferenceFault => {
    return isConferenceFault(scripted) && isMeantFor(scripted, issued.account.email);
  });
  if (fault?.kind === 'conference_type_invalid' || issued.isServiceAccount) {
    throw createInvalidConferenceType();
  }
  return {
    requestId: request.requestId,
    pendingAnswers: fault?.kind === 'conference_pending' ? fault.answers : 0,
    outcome: fault?.kind === 'conference_failure' ? 'failure' : 'success',
  };
}

function isConferenceFault(fault: GoogleFault): fault is ConferenceFault {
  return fault.on === 'insert' && fault.kind.startsWith('conference_');
}
