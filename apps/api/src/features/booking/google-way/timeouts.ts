import type { Config } from '../../../config.ts';
import type { AbsenceRule } from './event-doubt.ts';

/** How long to wait for Google, and the pauses between the calls. Tests shorten them. */
export interface Timeouts {
  /** The time for all Google calls while the visitor waits. */
  waitMs: number;
  /** The timeout of one call while the visitor waits. */
  callMs: number;
  /** The first pause before a call is repeated. Each further one is twice as long. */
  backoffMs: number;
  absence: AbsenceRule;
  /** How long to look for an event whose insert got no clear answer. */
  lookMs: number;
  /** The first pause between two lookups. Each further one is twice as long, up to a limit. */
  lookPauseMs: number;
  /** The pauses between requests for a link while the visitor waits. */
  linkDelaysMs: readonly number[];
  /** The pauses between later requests, after the visitor has a response. */
  laterLinkDelaysMs: readonly number[];
  /** The pauses before each try to delete an event. */
  withdrawDelaysMs: readonly number[];
}

type CalendarSettings = Pick<
  Config,
  'CALENDAR_WAIT_SECONDS' | 'CALENDAR_DOUBT_SECONDS' | 'CALENDAR_LOOK_SECONDS'
>;

/** Twice, because one replica of a calendar can lag behind another. */
const looksForAbsence = 2;

export function toTimeouts(config: CalendarSettings): Timeouts {
  return {
    waitMs: config.CALENDAR_WAIT_SECONDS * 1_000,
    callMs: 6_000,
    backoffMs: 400,
    absence: { afterMs: config.CALENDAR_DOUBT_SECONDS * 1_000, looks: looksForAbsence },
    lookMs: config.CALENDAR_LOOK_SECONDS * 1_000,
    lookPauseMs: 1_000,
    linkDelaysMs: [400, 800, 1_600, 3_200],
    laterLinkDelaysMs: [6_400, 12_800, 25_600],
    withdrawDelaysMs: [0, 400, 1_600],
  };
}
