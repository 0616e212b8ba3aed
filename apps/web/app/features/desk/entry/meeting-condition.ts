import type { DeskMeeting } from '@tt/contract/desk/desk-list';

export type MeetingCondition = 'ahead' | 'running' | 'past' | 'canceled';

/** The state of a meeting at a moment, or undefined if there is none. */
export function toCondition(meeting: DeskMeeting | null, now: Date): MeetingCondition | undefined {
  if (!meeting) return undefined;
  if (meeting.isCancelled) return 'canceled';
  if (now < new Date(meeting.startsAt)) return 'ahead';
  return now < new Date(meeting.endsAt) ? 'running' : 'past';
}

const joinMs = 15 * 60_000;

/** Whether it is time to join: from a quarter of an hour before, until the end. */
export function isJoinable(meeting: DeskMeeting, now: Date): boolean {
  return (
    !meeting.isCancelled &&
    now.getTime() >= Date.parse(meeting.startsAt) - joinMs &&
    now < new Date(meeting.endsAt)
  );
}
