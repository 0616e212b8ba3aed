import { type DeskWeek, deskWeekQuerySchema, deskWeekSchema } from '@tt/contract/desk/desk-week';
import { businessHours } from '@tt/contract/slots/business-hours';
import { dayMs } from '@tt/contract/time/time-zone-offset';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import { toBoldText } from '../frame/bold-text.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { useDeskLocation } from '../frame/desk-location.ts';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { formatMoment } from '../frame/moment.ts';
import { ScreenFailure } from '../frame/screen-failure.tsx';
import { weekPath } from '../frame/to-screen.ts';
import { useAnswer } from '../frame/use-answer.ts';
import { useTitle } from '../frame/use-title.ts';
import { companyZone } from '../time/company-zone.ts';
import { useCityName } from '../time/use-city-names.ts';
import { useServerNow } from '../time/use-server-now.ts';
import { toWeekDays } from './week-days.ts';
import { formatDay, WeekDays } from './week-list.tsx';

/** Meetings and free time of a week, today first. */
export function WeekScreen() {
  const t = useTexts();
  const from = useDeskLocation().searchParams.get('from') ?? '';
  const isDay = deskWeekQuerySchema.safeParse({ from }).success;
  const path = isDay ? `week?from=${from}` : 'week';
  const { data, isCurrent, failure, reload } = useAnswer(path, deskWeekSchema, { isPolled: true });
  useTitle(t('desk.nav.week'));
  return (
    <div className="dk-week-page">
      <ScreenFailure failure={failure} onRetry={reload} />
      {data && isCurrent && <Week week={data} />}
      {!(data && isCurrent) && !failure && <p role="status">{t('desk.loading')}</p>}
    </div>
  );
}

function Week({ week }: { week: DeskWeek }) {
  const t = useTexts();
  const toCity = useCityName();
  const now = useServerNow(week.now);
  const days = toWeekDays(week, now.getTime(), businessHours);
  const monday = Date.parse(week.from);
  const toHref = (step: number) =>
    `${weekPath}?from=${new Date(monday + step * 7 * dayMs).toISOString().slice(0, 10)}`;
  const isThisWeek = days.some(({ distance }) => distance === 0);
  const hours = formatHours(t, toCity(companyZone));
  return (
    <>
      <div className="dk-head">
        <div>
          <h1>
            {t('desk.week.title', { date: formatDay(t, week.from, { month: 'short', day: 'numeric' }) })}
          </h1>
          <p role="status">
            {toSummary(t, week, now)} {hours}
          </p>
        </div>
        <div className="dk-bs">
          <a className="dk-b" href={toHref(-1)} aria-label={t('desk.week.previous')}>
            <Icon name="back" />
          </a>
          {!isThisWeek && (
            <a className="dk-b" href={weekPath}>
              {t('desk.week.thisWeek')}
            </a>
          )}
          <a className="dk-b" href={toHref(1)}>
            {t('desk.week.next')}
            <Icon name="arrow" />
          </a>
        </div>
      </div>
      <WeekDays days={days} now={now} />
    </>
  );
}

function toSummary(t: DeskTranslator, { meetings }: DeskWeek, now: Date): ReactNode {
  const standing = meetings.filter(({ isCancelled }) => !isCancelled);
  const count = standing.length;
  if (count === 0) return toBoldText(t, 'desk.week.summaryNone');
  const next = standing.find(({ startsAt }) => new Date(startsAt) > now);
  if (!next) return toBoldText(t, 'desk.week.summaryDone', { count });
  const when = formatMoment(t, new Date(next.startsAt), { now, place: 'inText' });
  return toBoldText(t, 'desk.week.summary', { count, when });
}

/** The hours of all days, if they are the same. */
function formatHours(t: DeskTranslator, city: string): string {
  const ranges = Object.values(businessHours.week).filter((range) => range !== undefined);
  const [first] = ranges;
  const isEven = ranges.every(
    ({ opensAt, closesAt }) => opensAt === first?.opensAt && closesAt === first.closesAt,
  );
  return first && isEven ? t('desk.week.hours', { city, from: first.opensAt, to: first.closesAt }) : '';
}
