import { bookingRules } from '@tt/contract/booking/booking-rules';
import { toMinutes } from '@tt/contract/slots/business-hours';
import { toCityName } from '@tt/contract/time/city-name';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { Fragment, useId } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { HoursDial } from '../../../sections/hours-dial.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { toLocalBusinessHours, toMinutesOfDay } from './clock/local-business-hours.ts';
import { useCityNames } from './clock/use-city-names.ts';
import type { SlotTexts } from './load-slot-texts.server.ts';
import type { SlotFieldProps } from './slot-fields.ts';
import type { SlotPicker } from './use-slot-picker.ts';

const { hours } = bookingRules;

const hours24 = ['0', '6', '12', '18'] as const;
const hours12 = ['12am', '6am', '12pm', '6pm'] as const;

/** Keeps the line's height until the visitor's zone is known. */
const emptyLine = '\u2007';

/** The office's hours on its own clock and on the visitor's, drawn on a dial of the visitor's day. */
export function BusinessHoursBox({ texts, picker }: SlotFieldProps) {
  const { businessHours: words, tag } = texts;
  const id = useId();
  const { visitor } = picker;
  const cities = useCityNames(texts, visitor?.timeZone);
  const local = visitor && toLocalBusinessHours(findInstant(picker, visitor.now), visitor.timeZone, hours);
  const range =
    visitor && local && visitor.clock.formatRange(local.opensAt, local.closesAt, visitor.timeZone);
  const toDial = (instant: Instant | null) =>
    visitor && instant !== null ? toMinutesOfDay(instant, visitor.timeZone) : undefined;
  const usual = words.hours[0];
  const weekday =
    visitor && local && usual?.days
      ? formatWeekday(local.opensAt, visitor.timeZone, tag)
      : (usual?.days ?? null);
  const [open = usual?.open ?? '', close = usual?.close ?? ''] = range?.split('–') ?? [];
  return (
    <section className="hours" aria-labelledby={id}>
      <HoursDial
        opensAtMinutes={toDial(local?.opensAt ?? null) ?? toMinutes(usual?.open ?? '')}
        closesAtMinutes={toDial(local?.closesAt ?? null) ?? toMinutes(usual?.close ?? '')}
        chosenMinutes={toDial(picker.choice.startsAt)}
        numerals={visitor?.clock.hourCycle === 'h12' ? hours12 : hours24}
        alternative={formatMessage(words.dialAlternative, tag, {
          open: joinDays(weekday, open),
          close,
          timeZone: visitor ? toCityName(visitor.timeZone, cities) : words.timeZone,
        })}
      />
      <div>
        <h3 id={id}>{words.heading}</h3>
        <Facts
          items={[
            { term: words.timeZone, details: <WeekHours hours={words.hours} /> },
            {
              term: words.localLabel,
              details: (
                <>
                  {range ? joinDays(weekday, range) : emptyLine}
                  {local?.isNextDay && <small>{words.nextDay}</small>}
                </>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}

/** One line for all days, or one for each run of days with hours of their own. */
function WeekHours({ hours: lines }: { hours: SlotTexts['businessHours']['hours'] }) {
  return lines.map(({ days, range }, index) => (
    <Fragment key={days}>
      {index > 0 && <br />}
      {joinDays(days, range)}
    </Fragment>
  ));
}

/** Hours that every day has need no weekday. */
function joinDays(days: string | null, range: string): string {
  return days ? `${days} ${range}` : range;
}

function formatWeekday(instant: Instant, timeZone: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone }).format(instant);
}

/** The day that the visitor looks at, because clock changes may move the hours. */
function findInstant({ choice }: SlotPicker, now: Instant): Instant {
  const noon = choice.calendarDate && Date.parse(`${choice.calendarDate}T12:00Z`);
  return choice.startsAt ?? (noon || now);
}
