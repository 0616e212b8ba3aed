import { businessHours, type OpenRange, weekdays } from '@tt/contract/slots/business-hours';

const { timeZone: businessZone, stepMinutes, week, closedDates } = businessHours;

/** The hours of the first open weekday. Journeys that claim a day get one with these. */
export const usualHours: OpenRange = findUsualHours();

/** The wall times of the office at which a slot of a usual day starts, HH:mm, counted from the settings by Temporal. */
export const slotTimes: readonly string[] = listSlotTimes(usualHours);

/** When the office is open on one of its dates. */
export function findHours(date: string): OpenRange | undefined {
  const weekday = weekdays[Temporal.PlainDate.from(date).dayOfWeek % 7] ?? 'sunday';
  return closedDates.includes(date) ? undefined : week[weekday];
}

/** The start of a slot by its index in a usual day, so that a journey works with other hours too. */
export function slotTime(place: number): string {
  const time = slotTimes.at(place);
  if (!time)
    throw new Error(
      `A business day from ${usualHours.opensAt} to ${usualHours.closesAt} has no slot ${place}`,
    );
  return time;
}

/** The slots of a visitor's date, on the visitor's clock. */
export function listStartsSeenFrom(timeZone: string, date: string): Temporal.ZonedDateTime[] {
  return [-1, 0, 1]
    .flatMap((days) => listStarts(Temporal.PlainDate.from(date).add({ days })))
    .map((start) => start.withTimeZone(timeZone))
    .filter((start) => start.toPlainDate().toString() === date);
}

/** The same by local time; a time that occurs twice that night has the short name of its zone. */
export function listTimesSeenFrom(timeZone: string, date: string): string[] {
  return listStartsSeenFrom(timeZone, date).map((start) => {
    const label = start.toPlainTime().toString().slice(0, 5);
    return occursTwice(start) ? `${label} (${formatZone(start)})` : label;
  });
}

/** The moment of a time in that list. */
export function findStart(timeZone: string, date: string, label: string): Temporal.Instant | undefined {
  const place = listTimesSeenFrom(timeZone, date).indexOf(label);
  return listStartsSeenFrom(timeZone, date)[place]?.toInstant();
}

function findUsualHours(): OpenRange {
  const usual = weekdays.map((weekday) => week[weekday]).find(Boolean);
  if (!usual) throw new Error('The office is never open');
  return usual;
}

function listSlotTimes({ opensAt, closesAt }: OpenRange): string[] {
  const times: string[] = [];
  const end = Temporal.PlainTime.from(closesAt);
  let time = Temporal.PlainTime.from(opensAt);
  while (Temporal.PlainTime.compare(time, end) < 0) {
    times.push(time.toString().slice(0, 5));
    time = time.add({ minutes: stepMinutes });
  }
  return times;
}

function listStarts(date: Temporal.PlainDate): Temporal.ZonedDateTime[] {
  const hours = findHours(date.toString());
  const times = hours ? listSlotTimes(hours) : [];
  return times.map((time) => date.toZonedDateTime({ timeZone: businessZone, plainTime: time }));
}

function occursTwice(start: Temporal.ZonedDateTime): boolean {
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    start.toPlainDateTime().toZonedDateTime(start.timeZoneId, { disambiguation }),
  );
  return earlier?.epochMilliseconds !== later?.epochMilliseconds;
}

function formatZone(start: Temporal.ZonedDateTime): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: start.timeZoneId, timeZoneName: 'short' });
  const parts = format.formatToParts(start.epochMilliseconds);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
