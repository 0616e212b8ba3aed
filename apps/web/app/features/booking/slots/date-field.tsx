import { bookingRules } from '@tt/contract/booking/booking-rules';
import { toSlotWindow } from '@tt/contract/slots/slot-window';
import { FieldGroup } from '../../../ui/forms/field-group.tsx';
import { Calendar } from './month/calendar.tsx';
import type { SlotFieldProps, SlotProblems } from './slot-fields.ts';

export function DateField({ texts, picker, problem }: SlotFieldProps & { problem?: SlotProblems['date'] }) {
  const { date, tag, required } = texts;
  const { visitor, choice, chooseDate, isTodayOver } = picker;
  return (
    <FieldGroup
      id="dates"
      legend={date.label}
      requiredMark={required}
      hint={date.hint}
      error={problem && date[problem]}
    >
      <div className="cal-box">
        {visitor && (
          <Calendar
            tag={tag}
            texts={date}
            {...toSlotWindow(visitor.now, visitor.timeZone, bookingRules)}
            isTodayOver={isTodayOver}
            firstDayOfWeek={visitor.clock.firstDayOfWeek}
            calendarDate={choice.calendarDate}
            onChoose={chooseDate}
          />
        )}
      </div>
    </FieldGroup>
  );
}
