import { Icon } from '../../../ui/actions/icon.tsx';
import { toGoogleCalendarUrl, toOutlookUrl } from './calendar-links.ts';
import type { MeetingTexts } from './load-meeting-texts.server.ts';
import type { Meeting } from './to-meeting.ts';
import { findCalendarEntry, useCalendarFile } from './use-calendar-file.ts';

interface AddToCalendarProps {
  texts: MeetingTexts['calendar'];
  meeting: Meeting;
  /** A link instead of the page's main button. */
  isQuiet?: boolean;
}

/** A disclosure with the calendars that a meeting can be added to. */
export function AddToCalendar({ texts, meeting, isQuiet }: AddToCalendarProps) {
  const file = useCalendarFile(meeting, texts.eventTitle);
  const entry = findCalendarEntry(meeting, texts.eventTitle);
  if (!entry) return null;
  const pages = [
    { label: texts.google, href: toGoogleCalendarUrl(entry) },
    { label: texts.outlook, href: toOutlookUrl(entry) },
  ];
  return (
    <details className="menu-of" data-escape>
      <summary className={isQuiet ? 'quiet' : 'btn btn-go'}>
        <Icon name="calendar-add" />
        {texts.add}
        <Icon name="chevron" />
      </summary>
      <div className="menu-list">
        {pages.map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noreferrer">
            {label} <small>{texts.opensTab}</small>
          </a>
        ))}
        <a {...file}>
          {texts.file} <small>{texts.ics}</small>
        </a>
      </div>
    </details>
  );
}
