import type { DeskMeeting } from '@tt/contract/desk/desk-list';
import type { DeskTranslator } from '../frame/desk-texts.ts';

/** Canceled by whom, held, or a no-show; undefined if nothing of it is known. */
export function formatEnding(
  t: DeskTranslator,
  { isCancelled, cancelledBy, outcome }: DeskMeeting,
): string | undefined {
  if (isCancelled)
    return cancelledBy === 'company'
      ? t('desk.list.meeting.canceledByUs')
      : t('desk.list.meeting.canceledByVisitor');
  if (!outcome) return undefined;
  return outcome === 'held' ? t('desk.list.meeting.held') : t('desk.list.meeting.noShow');
}
