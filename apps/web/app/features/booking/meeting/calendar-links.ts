import { type CalendarEntry, toCalendarTime } from '@tt/contract/booking/calendar-file';

type LinkedEntry = Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'title' | 'url'>;

/** Google Calendar's page for a new event, filled in. */
export function toGoogleCalendarUrl({ startsAt, endsAt, title, url }: LinkedEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${toCalendarTime(startsAt)}/${toCalendarTime(endsAt)}`,
    ...(url && { details: url, location: url }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** The same page of Outlook on the web. */
export function toOutlookUrl({ startsAt, endsAt, title, url }: LinkedEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
    ...(url && { body: url, location: url }),
  });
  // Outlook shows a plus sign literally.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`;
}
