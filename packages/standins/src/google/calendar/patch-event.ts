import { z } from 'zod';
import type { GoogleWorld } from '../google-world.ts';
import type { IssuedToken } from '../oauth/token-store.ts';
import { parseEvent } from './event-schema.ts';
import type { StoredEvent } from './event-store.ts';
import { planConference } from './plan-conference.ts';
import { requireGuestsAllowed } from './require-guests-allowed.ts';

const patchSchema = z.looseObject({
  status: z.enum(['confirmed', 'cancelled']).optional(),
  attendees: z.array(z.unknown()).nullish(),
  conferenceData: z.unknown().optional(),
});

type Change = {
  issued: IssuedToken;
  query: { conferenceDataVersion?: string; sendUpdates?: string };
  patch: unknown;
};

/** `events.patch`: what is not named stays. `status: confirmed` brings a deleted event back. */
export function patchEvent(world: GoogleWorld, event: StoredEvent, { issued, query, patch: body }: Change) {
  const { status = event.status, conferenceData, ...patch } = patchSchema.parse(body);
  requireGuestsAllowed(world, { operation: 'patch', issued, guests: patch.attendees ?? undefined });
  // Without conferenceDataVersion Google ignores the conference of a change.
  const canChangeConference = query.conferenceDataVersion === '1' && conferenceData !== undefined;
  const merged = mergePatch(event.body, {
    ...patch,
    id: event.body.id,
    ...(canChangeConference && { conferenceData }),
  });
  const changed = parseEvent(merged, { wantsConference: true });
  const wished = canChangeConference ? planConference(world, issued, changed) : event.conference;
  world.events.change(event, {
    body: changed,
    status,
    conference: wished && (event.conference ?? wished),
    sendUpdates: query.sendUpdates,
  });
}

/** JSON merge patch: objects are merged, arrays and plain values are replaced, and null removes. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else if (value !== undefined) merged.set(name, mergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
