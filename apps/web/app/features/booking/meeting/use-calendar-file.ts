import { useEffect, useState } from 'react';
import { type CalendarEntry, toCalendarFile } from './calendar-file.ts';
import { getMeetingEnd, type Meeting } from './to-meeting.ts';

/** What calendars store of a meeting; without an ID there is nothing that a later file could replace. */
export function findCalendarEntry(meeting: Meeting, title: string): CalendarEntry | undefined {
  const { bookingId, sequence, startsAt, link } = meeting;
  if (!bookingId) return undefined;
  const url = link.status === 'ready' ? link.url : undefined;
  return { bookingId, sequence, startsAt, endsAt: getMeetingEnd(meeting), title, url };
}

/** The URL of a calendar file that lives as long as the component. */
export function useCalendarFile(meeting: Meeting, title: string): { href: string; download: string } {
  const [href, setHref] = useState('');
  useEffect(() => {
    const entry = findCalendarEntry(meeting, title);
    if (!entry) return;
    const url = URL.createObjectURL(
      new Blob([toCalendarFile(entry, Date.now())], { type: 'text/calendar;charset=utf-8' }),
    );
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [meeting, title]);
  return { href, download: `${meeting.shortId ?? meeting.bookingId}.ics` };
}
