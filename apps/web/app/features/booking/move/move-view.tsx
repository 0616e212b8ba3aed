import { type FormEvent, useEffect, useRef } from 'react';
import { Alert } from '../../../ui/text/alert.tsx';
import type { ManagePageData } from '../manage/load-manage-page.server.ts';
import type { Meeting } from '../meeting/to-meeting.ts';
import { useCityNames } from '../slots/clock/use-city-names.ts';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { MoveBar } from './move-bar.tsx';
import { toMoveChoice } from './move-choice.ts';
import { MoveFinal } from './move-final.tsx';
import type { MoveRefusal, OutdatedReason } from './move-outcome.ts';
import { MovePass } from './move-pass.tsx';
import { useMove } from './use-move.ts';
import { useMovePicker } from './use-move-picker.ts';

interface MoveViewProps {
  page: ManagePageData;
  meeting: Meeting;
  onMoved: (meeting: Meeting) => void;
  onOutdated: (reason: OutdatedReason) => void;
}

/** Picks a new time for a booking. The old one is kept until the button is pressed. */
export function MoveView({ page, meeting, onMoved, onOutdated }: MoveViewProps) {
  const { move: texts } = page;
  const picker = useMovePicker(meeting, page.meeting.tag);
  const { isSending, refusal, move } = useMove(meeting, { onMoved, onOutdated, onTimeLost: picker.loseTime });
  const cities = useCityNames(page.meeting, picker.visitor?.timeZone);
  const choice = toMoveChoice({ ...page.meeting, cities }, meeting, picker);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (choice.to) move(choice.to.startsAt, choice.to.timeZone);
  }

  return (
    <>
      <div className="wrap bk">
        <form className="bk-main" aria-label={texts.heading} noValidate onSubmit={submit}>
          <section className="panel stage" aria-labelledby="new-time">
            <h2 className="vh" id="new-time">
              {texts.newTime}
            </h2>
            {meeting.method === 'google' && <p className="move-note">{texts.google}</p>}
            <SlotPicker texts={page.slots} picker={picker} hasDuration={false} />
            {refusal && <Refusal key={refusal} page={page} refusal={refusal} />}
            <MoveFinal page={page} meeting={meeting} choice={choice} isSending={isSending} />
          </section>
        </form>
        <MovePass page={page} meeting={meeting} choice={choice} />
      </div>
      <MoveBar page={page} choice={choice} />
    </>
  );
}

/** Takes the focus, so that it is announced after the press of the button. */
function Refusal({ page: { move: texts }, refusal }: { page: ManagePageData; refusal: MoveRefusal }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert tone="bad" title={texts.failedTitle}>
        {texts.refusals[refusal]}
      </Alert>
    </div>
  );
}
