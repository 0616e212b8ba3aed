import { type CalendarEntry, writeCalendarFile } from '@tt/contract/booking/calendar-file';
import { siteSettings } from '@tt/contract/site-settings';
import { useEffect, useState } from 'react';
import { getMeetingEnd, type Meeting } from './to-meeting.ts';

/** What calendars store of a meeting; without an ID there is nothing that a later file could replace. */
export function findCalendarEntry(meeting: Meeting, title: string): CalendarEntry | undefined {
  const { bookingId, sequence, startsAt, link } = meeting;
  if (!bookingId) return undefined;
  const url = link.status === 'ready' ? link.url : undefined;
  const organizer = { name: siteSettings.company.name, email: siteSettings.email };
  const endsAt = getMeetingEnd(meeting);
  return { bookingId, sequence, startsAt, endsAt, stamp: Date.now(), title, url, organizer };
}

/** The URL of a calendar file that lives as long as the component. */
export function useCalendarFile(meeting: Meeting, title: string): { href: string; download: string } {
  const [href, setHref] = useState('');
  useEffect(() => {
    const entry = findCalendarEntry(meeting, title);
    if (!entry) return;
    const company = siteSettings.company.name;
    const file = writeCalendarFile({ method: 'PUBLISH', company, entries: [entry] });
    const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [meeting, title]);
  return { href, download: `${meeting.shortId ?? meeting.bookingId}.ics` };
}
