import type { Instant } from '../time/time-zone-offset.ts';

/** A start in the API's format: yyyy-MM-dd and HH:mm, both UTC. */
export type WireStart = { date: string; time: string };

/** Converts an instant to the pair that names it in a request. */
export function toWireStart(startsAt: Instant): WireStart {
  const text = new Date(startsAt).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Converts the pair of a parsed request to its instant. */
export function toStartInstant({ date, time }: WireStart): Instant {
  return Date.parse(`${date}T${time}Z`);
}
