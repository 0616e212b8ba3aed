import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from '../frame/desk-context.ts';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { formatSpan } from '../time/format-span.ts';
import type { WeekDay } from './week-days.ts';
import { StretchLine } from './stretch-line.tsx';

/** The days of a week: from today on, and below them those that are over. */
export function WeekDays({ days, now }: { days: readonly WeekDay[]; now: Date }) {
  const t = useTexts();
  const weekend = days.slice(5);
  const isWeekendEmpty = weekend.every(({ stretches, isClosed, distance }) => {
    return !isClosed && distance > 0 && stretches.every(({ kind }) => kind === 'free');
  });
  const shown = isWeekendEmpty ? days.slice(0, 5) : days;
  const past = shown.filter(({ distance, stretches }) => {
    return distance < 0 && stretches.some(({ kind }) => kind === 'meeting' || kind === 'void');
  });
  return (
    <div className="dk-week">
      {shown
        .filter(({ distance }) => distance >= 0)
        .map((day) => (
          <Day key={day.date} day={day} now={now} />
        ))}
      {isWeekendEmpty && <Shut text={t('desk.week.weekend')} />}
      {past.map((day) => (
        <Day key={day.date} day={day} now={now} />
      ))}
    </div>
  );
}

function Day({ day, now }: { day: WeekDay; now: Date }) {
  const t = useTexts();
  const { date, distance, isClosed, freeMs } = day;
  const id = `day-${date}`;
  const isPast = distance < 0;
  const stretches = isPast ? day.stretches.filter(({ kind }) => kind !== 'free') : day.stretches;
  const isWholeDay = stretches.length === 1 && stretches[0]?.kind === 'free';
  const text = formatDay(t, date, { month: 'short', day: 'numeric' });
  return (
    <section className="dk-date" aria-labelledby={id}>
      <h2 id={id}>
        {distance === 0 ? t('desk.week.today') : formatDay(t, date, { weekday: 'short' })}
        <span>
          {distance === 0
            ? formatDay(t, date, { weekday: 'short', month: 'short', day: 'numeric' })
            : isPast
              ? text
              : freeMs > 0
                ? t('desk.week.dayFree', { date: text, span: formatSpan(t, freeMs) })
                : t('desk.week.dayFull', { date: text })}
        </span>
      </h2>
      {isClosed && stretches.length === 0 ? (
        <Shut text={t('desk.week.closed')} />
      ) : (
        <ol className="dk-ag">
          {stretches.map((stretch) => (
            <StretchLine
              key={`${stretch.kind} ${stretch.startsAt} ${stretch.endsAt}`}
              stretch={stretch}
              isWholeDay={isWholeDay}
              now={now}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function Shut({ text }: { text: string }) {
  return (
    <p className="dk-shut">
      <Icon name="minus" />
      {text}
    </p>
  );
}

export const formatDay = (t: DeskTranslator, date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString(t.tag, { timeZone: 'UTC', ...options });
