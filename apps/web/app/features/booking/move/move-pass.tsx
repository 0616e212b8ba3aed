import { useId } from 'react';
import type { ManagePageData } from '../manage/load-manage-page.server.ts';
import { formatDuration } from '../meeting/format-meeting.ts';
import type { Meeting } from '../meeting/to-meeting.ts';
import type { MoveChoice } from './move-choice.ts';

interface MovePassProps {
  page: ManagePageData;
  meeting: Meeting;
  choice: MoveChoice;
}

/** From the current time, struck out once another is chosen, to the new one. */
export function MovePass({ page, meeting, choice }: MovePassProps) {
  const {
    move: texts,
    meeting: { slip, tag },
  } = page;
  const id = useId();
  const rows = [
    { term: slip.timeZoneLabel, details: choice.zone },
    { term: slip.durationLabel, details: formatDuration(meeting.durationMinutes, slip.durations, tag) },
    { term: texts.link, details: texts.same },
    { term: slip.bookingIdLabel, details: meeting.shortId ?? meeting.bookingId },
  ];
  return (
    <aside className="bk-aside" aria-labelledby={id}>
      <section className={choice.to ? 'pass' : 'pass pass-blank'}>
        <div className="pass-from">
          <h2 className="pass-k" id={id}>
            {texts.from}
          </h2>
          <p className="pass-old">{choice.to ? <s>{choice.from}</s> : choice.from}</p>
        </div>
        <div className="pass-top pass-to" data-band="avmar">
          <h2 className="pass-k">{texts.newTime}</h2>
          <NewTime to={choice.to} missing={texts.choose} />
        </div>
        <dl className="pass-rows">
          {rows.map(({ term, details }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{details}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  );
}

function NewTime({ to, missing }: { to: MoveChoice['to']; missing: string }) {
  if (!to) {
    return (
      <p className="pass-when">
        <span className="gap" />
        <span className="gap gap-s" />
        <span className="vh">{missing}</span>
      </p>
    );
  }
  const { digits, dayPeriod } = to.reading;
  return (
    <p className="pass-when">
      <span>{to.date}</span>{' '}
      <span>
        {digits}
        {dayPeriod && <span className="ap">{dayPeriod}</span>}
      </span>
    </p>
  );
}
