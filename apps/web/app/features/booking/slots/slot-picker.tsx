import { BusinessHoursBox } from './business-hours-box.tsx';
import { DateField } from './date-field.tsx';
import { DurationField } from './duration-field.tsx';
import type { SlotFieldProps, SlotProblems } from './slot-fields.ts';
import { TimeField } from './time-field.tsx';

interface SlotPickerProps extends SlotFieldProps {
  problems: SlotProblems;
  /** False where the duration is settled, as for a booking that is moved. */
  hasDuration?: boolean;
}

/** Duration, date, time and zone. It works without the rest of the booking form. */
export function SlotPicker({ texts, picker, problems, hasDuration = true }: SlotPickerProps) {
  return (
    <>
      {hasDuration && <DurationField texts={texts} picker={picker} />}
      <div className="when">
        <DateField texts={texts} picker={picker} problem={problems.date} />
        <div className="when-side">
          <TimeField texts={texts} picker={picker} problem={problems.time} />
          <BusinessHoursBox texts={texts} picker={picker} />
        </div>
      </div>
    </>
  );
}
