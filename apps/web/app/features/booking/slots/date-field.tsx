import { bookingRules } from '@tt/contract/booking/booking-rules';
import { toSlotWindow } from '@tt/contract/slots/slot-window';
import { formatShortDay } from '../../../lib/format-meeting-date.ts';
import { FieldGroup } from '../../../ui/forms/field-group.tsx';
import { Calendar } from './month/calendar.tsx';
import { FirstFreePlace } from './month/first-free.tsx';
import type { SlotFieldProps, SlotProblems } from './slot-fields.ts';
import type { SlotPicker } from './use-slot-picker.ts';

export function DateField({ texts, picker, problem }: SlotFieldProps & { problem?: SlotProblems['date'] }) {
  const { date, tag, required } = texts;
  const { visitor, choice, chooseDate, freeDays } = picker;
  return (
    <FieldGroup
      id="dates"
      legend={date.label}
      requiredMark={required}
      hint={date.windowHint}
      error={problem && date[problem]}
    >
      {visitor ? (
        <Calendar
          tag={tag}
          texts={date}
          {...toSlotWindow(visitor.now, visitor.timeZone, bookingRules)}
          freeDates={freeDays?.dates ?? null}
          firstFree={formatFirstFree(picker, tag)}
          firstDayOfWeek={visitor.clock.firstDayOfWeek}
          calendarDate={choice.calendarDate}
          onChoose={chooseDate}
        />
      ) : (
        <>
          <FirstFreePlace />
          <div className="cal-box" />
        </>
      )}
      <ul className="key-days">
        <li className="key-full">{date.keyFull}</li>
        {date.keyWeekend && <li className="key-weekend">{date.keyWeekend}</li>}
      </ul>
    </FieldGroup>
  );
}

/** Such as "Thu, Nov 19, 10:00", on the visitor's clock. */
function formatFirstFree({ visitor, freeDays }: SlotPicker, tag: string): string | undefined {
  const startsAt = freeDays?.firstStart;
  if (!visitor || startsAt === undefined) return undefined;
  const { clock, timeZone } = visitor;
  return `${formatShortDay(startsAt, timeZone, tag)}, ${clock.formatTime(startsAt, timeZone)}`;
}
