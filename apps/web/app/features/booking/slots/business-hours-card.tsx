import { bookingRules } from '@tt/contract/booking/booking-rules';
import { formatMessage } from '../../../i18n/format-message.ts';
import { HoursDial } from '../../../sections/hours-dial.tsx';
import { Panel } from '../../../ui/cards/panel.tsx';
import { type Fact, Facts } from '../../../ui/text/facts.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import type { BookingForm } from '../form/use-booking-form.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { toLocalBusinessHours } from './local-business-hours.ts';

const { hours } = bookingRules;
const toMinutes = (localTime: string) => Number(localTime.slice(0, 2)) * 60 + Number(localTime.slice(3));

/** Keeps the line's height until the visitor's zone is known. */
const emptyLine = '\u2007';

export function BusinessHoursCard({ page, form }: { page: BookingPageData; form: BookingForm }) {
  const { businessHours: texts, offer } = page;
  const facts: Fact[] = [
    { term: texts.hoursLabel, details: <Lines lines={[texts.hours, texts.timeZone]} /> },
    {
      term: texts.localLabel,
      details: <Lines lines={[formatLocalHours(page, form), form.timeZone ?? emptyLine]} />,
    },
    ...(offer.freeUntil ? [{ term: offer.priceLabel, details: offer.freeUntil }] : []),
  ];
  return (
    <Panel as="aside">
      <Heading level={2}>{texts.heading}</Heading>
      <HoursDial
        opensAtMinutes={toMinutes(hours.opensAt)}
        closesAtMinutes={toMinutes(hours.closesAt)}
        alternative={texts.dialAlternative}
      />
      <Facts items={facts} />
    </Panel>
  );
}

function Lines({ lines: [first, second] }: { lines: [string, string] }) {
  return (
    <>
      {first}
      <br />
      {second}
    </>
  );
}

/** The hours of the day that the visitor looks at, which clock changes may move. */
function formatLocalHours({ businessHours: texts, tag }: BookingPageData, form: BookingForm): string {
  const { moment, timeZone, values } = form;
  if (!moment || !timeZone) return emptyLine;
  const noon = values.calendarDate && Date.parse(`${values.calendarDate}T12:00Z`);
  const around = values.startsAt ?? (noon || moment.now);
  const { open, close, isNextDay } = toLocalBusinessHours(around, timeZone, hours);
  const range = formatMessage(texts.range, tag, { open, close });
  return isNextDay ? `${range} (${texts.nextDay})` : range;
}
