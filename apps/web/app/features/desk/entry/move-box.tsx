import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import type { DeskMeeting } from '@tt/contract/desk/desk-list';
import { bookingRules } from '@tt/contract/booking/booking-rules';
import { availabilityResponseSchema, type TakenRange, toTakenRanges } from '@tt/contract/slots/availability';
import type { Slot } from '@tt/contract/slots/slot';
import { formatLocalTime } from '@tt/contract/time/local-time';
import { getOffsetMs } from '@tt/contract/time/time-zone-offset';
import { type FormEvent, useMemo, useState } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { Fold } from '../frame/fold.tsx';
import { formatDate } from '../frame/moment.ts';
import { useAnswer } from '../frame/use-answer.ts';
import { companyZone, toKnownZone } from '../time/company-zone.ts';
import { formatOffset } from '../time/format-offset.ts';
import { useCityName } from '../time/use-city-names.ts';
import { ActAnswer } from './act-answer.tsx';
import { type FreeDay, listFreeTimes } from './free-times.ts';
import type { Acts } from './use-acts.ts';

interface MoveBoxProps {
  entry: DeskEntry;
  meeting: DeskMeeting;
  booking: NonNullable<DeskEntry['booking']>;
  acts: Acts;
}

/** Moves a meeting to another free time. */
export function MoveBox(props: MoveBoxProps) {
  const t = useTexts();
  return (
    <section className="dk-box" aria-label={t('desk.booking.move.title')}>
      <Fold
        id="move"
        className="dk-fold"
        summary={
          <>
            {t('desk.booking.move.title')}
            <Icon name="chevron" />
          </>
        }
      >
        {() => <MovePicker {...props} />}
      </Fold>
      <ActAnswer acts={props.acts} place="move" />
    </section>
  );
}

function MovePicker(props: MoveBoxProps) {
  const t = useTexts();
  const { data, failure, reload } = useAnswer('taken', availabilityResponseSchema);
  const takenRanges = useMemo(() => data && toTakenRanges(data), [data]);
  if (takenRanges) return <MoveForm {...props} takenRanges={takenRanges} onRefused={reload} />;
  return <p role="status">{failure ? t('desk.errors.calendarUnavailable') : t('desk.loading')}</p>;
}

interface MoveFormProps extends MoveBoxProps {
  takenRanges: readonly TakenRange[];
  onRefused: () => Promise<void>;
}

function MoveForm({ entry, meeting, booking, acts, takenRanges, onRefused }: MoveFormProps) {
  const t = useTexts();
  const { tag } = t;
  const days = useMemo(() => {
    const own = { startsAt: Date.parse(meeting.startsAt), endsAt: Date.parse(meeting.endsAt) };
    return listFreeTimes({ now: Date.now(), takenRanges, own, languageTag: tag }, bookingRules);
  }, [meeting, takenRanges, tag]);
  const [chosenDate, setChosenDate] = useState<string>();
  const [chosen, setChosen] = useState<number>();
  const day = days.find(({ date }) => date === chosenDate) ?? days[0];
  const slot = day?.slots.find(({ startsAt }) => startsAt === chosen);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!slot) return;
    const answer = await acts.move(slot.startsAt);
    if (answer && !answer.success) void onRefused();
  };
  if (!day) return <p role="status">{t('desk.booking.move.noneOnDay')}</p>;
  return (
    <form className="dk-move" onSubmit={submit}>
      <div className="dk-field dk-day">
        <label htmlFor="move-day">{t('desk.booking.move.day')}</label>
        <span className="dk-select">
          <select
            className="input"
            id="move-day"
            value={day.date}
            onChange={({ target }) => setChosenDate(target.value)}
          >
            {days.map(({ date, slots }) => (
              <option key={date} value={date}>
                {t('desk.booking.move.dayFree', { date: formatDayOf(slots), count: slots.length })}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      </div>
      <Times day={day} chosen={slot} onChoose={setChosen} name={entry.name} timeZone={booking.timezone} />
      <div className="dk-bs">
        <button type="submit" className="dk-b dk-b-go" disabled={!slot}>
          {acts.isBusy('move')
            ? t('desk.booking.move.sending')
            : slot
              ? t('desk.booking.move.submit', { date: formatDayOf(day.slots), time: slot.displayTime })
              : t('desk.booking.move.open')}
        </button>
        <span className="dk-small">
          {booking.method === 'google'
            ? t('desk.booking.move.noteGoogle', { name: entry.name })
            : t('desk.booking.move.note', { name: entry.name })}
        </span>
      </div>
    </form>
  );

  function formatDayOf([first]: readonly Slot[]): string {
    return first ? formatDate(t, new Date(first.startsAt)) : '';
  }
}

interface TimesProps {
  day: FreeDay;
  chosen: Slot | undefined;
  onChoose: (startsAt: number) => void;
  name: string;
  timeZone: string;
}

/** If the clocks differ, both are named. */
function Times({ day, chosen, onChoose, name, timeZone }: TimesProps) {
  const t = useTexts();
  const toCity = useCityName();
  const [first] = day.slots;
  if (!first) return null;
  const zone = toKnownZone(timeZone);
  const isSame = getOffsetMs(first.startsAt, zone) === getOffsetMs(first.startsAt, companyZone);
  return (
    <fieldset className="dk-times">
      <legend>
        {t('desk.booking.move.freeOn', {
          date: formatDate(t, new Date(first.startsAt)),
          city: toCity(companyZone),
        })}{' '}
        <span className="dk-small">
          {isSame
            ? t('desk.booking.sameTime', { name })
            : t('desk.booking.theirs', {
                name,
                city: toCity(zone),
                offset: formatOffset(first.startsAt, zone),
              })}
        </span>
      </legend>
      {day.slots.map(({ startsAt, displayTime }) => (
        <label key={startsAt} className="dk-tpl">
          <input
            type="radio"
            name="move-time"
            checked={startsAt === chosen?.startsAt}
            onChange={() => onChoose(startsAt)}
          />
          <span>
            {displayTime}
            {!isSame && <small>{formatLocalTime(startsAt, zone, t.tag)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
