import { type DeskEntry, deskEntrySchema } from '@tt/contract/desk/desk-entry';
import { useEffect, useState } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { ScreenFailure } from '../frame/screen-failure.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useTitle } from '../frame/use-title.ts';
import { updateHeldRow } from '../inbox/held-list.ts';
import { CancelFold } from './cancel-fold.tsx';
import { EntryHead } from './entry-head.tsx';
import { EraseFold } from './erase-fold.tsx';
import { FlagAlert } from './flag-alert.tsx';
import { MainActs } from './main-acts.tsx';
import { MeetingBox } from './meeting-box.tsx';
import { toCondition } from './meeting-condition.ts';
import { MeetingTime } from './meeting-time.tsx';
import { MoveBox } from './move-box.tsx';
import { NotesBox } from './notes-box.tsx';
import { OriginBox } from './origin-box.tsx';
import { PlaceNav, usePlace } from './place-nav.tsx';
import { ReplyBox } from './reply-box.tsx';
import { SentQuestion } from './sent-question.tsx';
import { StateBox } from './state-box.tsx';
import { TimelineBox } from './timeline-box.tsx';
import { useActs } from './use-acts.ts';
import { useEntryKeys } from './use-entry-keys.ts';
import { useServerNow } from '../time/use-server-now.ts';
import { WordsBox } from './words-box.tsx';

/** One inquiry or booking: read, take, answer, settle. */
export function EntryScreen({ id }: { id: string }) {
  const t = useTexts();
  const { data, failure, reload } = useAnswer(`entries/${encodeURIComponent(id)}`, deskEntrySchema);
  const { listHref } = usePlace(id);
  const [acted, setActed] = useState<DeskEntry>();
  // The responses of two concurrent acts may arrive in the other order.
  const takeNewer = (next: DeskEntry) => setActed((last) => (last && last.now > next.now ? last : next));
  const entry = acted && (!data || acted.now > data.now) ? acted : data;
  useTitle(entry ? entry.name || entry.reference : t('desk.loading'));
  useEffect(() => {
    if (data) updateHeldRow(data);
  }, [data]);
  return (
    <div className="dk-one">
      <PlaceNav id={id} />
      <ScreenFailure failure={failure} onRetry={reload}>
        <a className="dk-quiet" href={listHref}>
          {t('desk.entry.back')}
        </a>
      </ScreenFailure>
      {entry && <Entry entry={entry} onEntry={takeNewer} />}
      {!entry && !failure && <p role="status">{t('desk.loading')}</p>}
    </div>
  );
}

function Entry({ entry, onEntry }: { entry: DeskEntry; onEntry: (entry: DeskEntry) => void }) {
  const acts = useActs(entry, onEntry);
  const now = useServerNow(entry.now);
  useEntryKeys(entry, acts);
  const { meeting, booking, email } = entry;
  const isFlagged = entry.state === 'flagged';
  const canChange = toCondition(meeting, now) === 'ahead';
  return (
    <>
      <SentQuestion entry={entry} acts={acts} />
      {isFlagged && <FlagAlert />}
      <EntryHead entry={entry}>
        <MainActs entry={entry} acts={acts} now={now} />
      </EntryHead>
      <div className="dk-cols">
        <div className="dk-col">
          {meeting && booking && (
            <>
              <MeetingTime entry={entry} meeting={meeting} timeZone={booking.timezone} now={now} />
              <MeetingBox entry={entry} meeting={meeting} booking={booking} now={now} />
            </>
          )}
          <WordsBox entry={entry} />
          {meeting && booking && canChange && (
            <MoveBox entry={entry} meeting={meeting} booking={booking} acts={acts} />
          )}
          <StateBox entry={entry} acts={acts} />
          {!meeting && email && !isFlagged && <ReplyBox entry={entry} email={email} />}
          <NotesBox entry={entry} acts={acts} />
        </div>
        <div className="dk-col dk-col-side">
          <TimelineBox entry={entry} />
          <OriginBox entry={entry} />
        </div>
      </div>
      <div className="dk-end">
        {meeting && canChange && <CancelFold entry={entry} meeting={meeting} acts={acts} />}
        <EraseFold entry={entry} now={now} />
      </div>
      <MainActs entry={entry} acts={acts} now={now} isBar />
    </>
  );
}
