import type { MailNote } from '../../../delivery/mail-content.ts';
import type { BookingView } from './booking-view.ts';
import { formatMoment } from '../../../delivery/format-moment.ts';
import {
  type MailParts,
  toIdRow,
  toManageButton,
  toMessageRows,
  toParagraph,
  toReason,
  toVideoRow,
} from './mail-parts.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A reminder that is sent later than this before the start does not say “in 1 hour”. */
const minutesOfHour = 45;

/** A day before the meeting. It is late at most by hours, and says “today” then. */
export function toDayReminder(view: BookingView): MailParts {
  const { t } = view;
  return {
    ...toDayWords(view),
    preheader: toParagraph(formatWhen(view), t('booking.mail.preheader.plansChanged')),
    rows: [toVideoRow(view), ...toMessageRows(view), toIdRow(view)],
    button: toManageButton(view),
    notes: listMoveNotes(view),
    reason: toReason(view),
  };
}

/** An hour before the meeting, with the link first. */
export function toHourReminder(view: BookingView): MailParts {
  const { t, values, row, isInEmailWay, urls } = view;
  const hasLink = row.meet_link !== null;
  const words = isAboutAnHour(view)
    ? {
        subject: t('booking.mail.subject.inOneHour', values),
        plate: { status: t('booking.mail.status.inOneHour'), look: 'ticket' as const },
        paragraphs: [
          toParagraph(t('booking.mail.intro.inOneHour', values), t('booking.mail.intro.allYouNeed')),
        ],
      }
    : toDayWords(view);
  return {
    ...words,
    preheader: toParagraph(formatWhen(view), hasLink && t('booking.mail.preheader.join')),
    rows: [toVideoRow(view), toIdRow(view)],
    button: row.meet_link
      ? { label: t('booking.mail.action.join'), url: row.meet_link }
      : toManageButton(view),
    isButtonFirst: hasLink,
    notes: [
      ...(hasLink && isInEmailWay ? [t('booking.mail.link.noAccount')] : []),
      { parts: toLinkedParts(view), url: urls.manage },
    ],
    reason: toReason(view),
  };
}

function toDayWords(view: BookingView): Pick<MailParts, 'subject' | 'plate' | 'paragraphs'> {
  const { t, values } = view;
  switch (countDaysUntil(view)) {
    case 0:
      return {
        subject: t('booking.mail.subject.today', values),
        plate: { status: t('booking.mail.status.today'), look: 'ticket' },
        paragraphs: [t('booking.mail.intro.today', values)],
      };
    case 1:
      return {
        subject: t('booking.mail.subject.tomorrow', values),
        plate: { status: t('booking.mail.status.tomorrow'), look: 'ticket' },
        paragraphs: [t('booking.mail.intro.tomorrow', values)],
      };
    // In the night that clocks go forward, half past midnight is two days ahead of 24 hours before it.
    default:
      return {
        subject: t('booking.mail.subject.booked', values),
        plate: { status: t('booking.mail.status.booked'), look: 'ticket' },
        paragraphs: [t('booking.mail.intro.booked', values)],
      };
  }
}

function formatWhen(view: BookingView): string {
  return countDaysUntil(view) === 0 ? view.t('booking.mail.preheader.today', view.values) : view.when;
}

function countDaysUntil({ options, start, reader }: BookingView): number {
  const { calendarDate } = formatMoment(options.now, reader);
  return (Date.parse(start.calendarDate) - Date.parse(calendarDate)) / dayMs;
}

function isAboutAnHour({ options, row }: BookingView): boolean {
  return row.starts_at.getTime() - options.now.getTime() >= minutesOfHour * minuteMs;
}

/** Says until when the meeting can be moved, if that is still to come and on the day of the meeting. */
function listMoveNotes({ t, row, options, reader, start }: BookingView): MailNote[] {
  const until = new Date(row.starts_at.getTime() - options.minimumNoticeMinutes * minuteMs);
  const { calendarDate, time } = formatMoment(until, reader);
  const isTrue = row.meet_link && until > options.now && calendarDate === start.calendarDate;
  return isTrue ? [t('booking.mail.note.untilDay', { time })] : [];
}

function toLinkedParts({ t }: BookingView): [string, string, string] {
  const mark = '\n';
  const text = t('booking.mail.note.cantMakeIt', { link: (content) => `${mark}${content.join('')}${mark}` });
  const [before = '', linked = '', after = ''] = text.split(mark);
  return [before, linked, after];
}
