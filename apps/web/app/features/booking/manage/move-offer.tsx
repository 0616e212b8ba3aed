import { bookingRules } from '@tt/contract/booking/booking-rules';
import { toWallClock } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { formatMessage } from '../../../i18n/format-message.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { formatWhen } from '../meeting/format-meeting.ts';
import { RichText } from '../meeting/rich-text.tsx';
import type { Meeting } from '../meeting/to-meeting.ts';
import type { ManagePageData } from './load-manage-page.server.ts';
import { toManageFragment } from './manage-address.ts';
import { isMovable } from './managed-booking-state.ts';

interface MoveOfferProps {
  page: ManagePageData;
  meeting: Meeting;
  now: Instant;
}

/** Leads to the view that moves a booking, and says until when. If it can't be moved anymore, leads to a person. */
export function MoveOffer({ page, meeting, now }: MoveOfferProps) {
  const { manage, move, meeting: texts } = page;
  if (!isMovable(meeting, now) || !meeting.viewKey) {
    return (
      <p className="small">
        {isInNotice(meeting, now) ? (
          <RichText message={manage.tooClose} tag={texts.tag} values={{ email: texts.companyEmail }} />
        ) : (
          move.refusals.too_many_moves
        )}
      </p>
    );
  }
  return (
    <>
      <ButtonLink icon="swap" href={`#${toManageFragment(meeting.viewKey, 'move')}`}>
        {texts.changeTime}
      </ButtonLink>
      <p className="small">{formatDeadline(page, meeting)}</p>
    </>
  );
}

/** Before the notice period begins, only the number of moves can prevent a move. */
function isInNotice({ startsAt }: Meeting, now: Instant): boolean {
  return startsAt - now <= bookingRules.minimumNoticeMinutes * 60_000;
}

/** The time alone, if it is on the day of the call. */
function formatDeadline({ manage, meeting: { tag } }: ManagePageData, meeting: Meeting) {
  const { startsAt, timeZone, movableUntil = startsAt } = meeting;
  const toDate = (instant: number) => toWallClock(instant, timeZone).calendarDate;
  const message = toDate(movableUntil) === toDate(startsAt) ? manage.until : manage.untilDate;
  return formatMessage(message, tag, formatWhen({ startsAt: movableUntil, timeZone }, tag));
}
