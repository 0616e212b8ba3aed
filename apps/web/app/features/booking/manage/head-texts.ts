import type { Instant } from '@tt/contract/time/time-zone-offset';
import { formatMessage } from '../../../i18n/format-message.ts';
import { countDays, formatWhen } from '../meeting/format-meeting.ts';
import type { ManagePageData } from './load-manage-page.server.ts';
import { type FoundBooking, toPhase } from './managed-booking-state.ts';

interface HeadTexts {
  heading: string;
  lead: string;
}

/** Heading and lead of a booking: how far away the call is, and for whom it was booked. */
export function toHeadTexts(page: ManagePageData, found: FoundBooking, now: Instant): HeadTexts {
  const { heading, manage, past, meeting: texts } = page;
  const { meeting, event } = found;
  switch (toPhase(meeting, now)) {
    case 'cancelled':
      return {
        heading: texts.canceled.heading,
        lead: event?.kind === 'cancelled' ? texts.canceled.text : texts.canceled.already,
      };
    case 'past':
      return { heading, lead: past };
    case 'running': {
      const { atTime } = formatWhen(meeting, texts.tag);
      return { heading: manage.nowHeading, lead: formatMessage(manage.nowLead, texts.tag, { atTime }) };
    }
    case 'soon': {
      const minutes = Math.ceil((meeting.startsAt - now) / 60_000);
      return { heading: manage.soonHeading, lead: formatMessage(manage.soonLead, texts.tag, { minutes }) };
    }
    case 'open':
      return { heading, lead: toOpenLead(page, found, now) };
  }
}

function toOpenLead({ manage, move, meeting: texts }: ManagePageData, found: FoundBooking, now: Instant) {
  const { meeting, event } = found;
  const { email, method, link } = meeting;
  const days = countDays(meeting, now);
  const inDays = formatMessage(manage.leadDays, texts.tag, { days });
  if (!email) return inDays;
  if (event?.kind === 'moved') return `${inDays} ${formatMessage(move.doneLead, texts.tag, { email })}`;
  if (link.status !== 'ready') return inDays;
  const lead = method === 'google' ? manage.leadGoogle : manage.lead;
  return formatMessage(lead, texts.tag, { days, masked: email });
}
