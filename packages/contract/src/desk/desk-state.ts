import * as z from 'zod/mini';

/** States of inquiries and bookings alike. `flagged`: held back by the form, until somebody has looked at it. */
const deskStates = ['new', 'hand', 'answered', 'won', 'lost', 'spam', 'flagged'] as const;
export type DeskState = (typeof deskStates)[number];

/** The states that a person can set. Releasing a held back inquiry sets `new`. */
export const settableStates = ['new', 'hand', 'answered', 'won', 'lost', 'spam'] as const;

/** The outcome of a meeting: it took place, or the visitor did not come. */
const meetingOutcomes = ['held', 'no_show'] as const;

export const deskKinds = ['inquiry', 'booking'] as const;

/** The views of the list. `waiting`: inquiries that are new or in hand, and bookings that nobody has taken. */
export const deskViews = ['all', 'waiting', 'mine', 'answered', 'won', 'lost', 'spam'] as const;
export type DeskView = (typeof deskViews)[number];

export const deskStateSchema = z.enum(deskStates);
export const settableStateSchema = z.enum(settableStates);
export const meetingOutcomeSchema = z.enum(meetingOutcomes);
