import { memo } from 'react';
import { BusinessHoursBox } from './business-hours-box.tsx';
import { DateField } from './date-field.tsx';
import { DurationField } from './duration-field.tsx';
import { NoFit } from './no-fit.tsx';
import type { SlotFieldProps, SlotProblems } from './slot-fields.ts';
import { TimeField } from './time-field.tsx';

interface SlotPickerProps extends SlotFieldProps {
  dateProblem?: SlotProblems['date'];
  timeProblem?: SlotProblems['time'];
  /** False if the duration is fixed, as for a booking that is moved. */
  hasDuration?: boolean;
  toTypedQuery?: () => string;
}

/** Duration, date, time and zone. It works without the rest of the booking form, and renders without it. */
export const SlotPicker = memo(function SlotPicker({
  texts,
  picker,
  dateProblem,
  timeProblem,
  hasDuration = true,
  toTypedQuery,
}: SlotPickerProps) {
  return (
    <>
      {hasDuration && <DurationField texts={texts} picker={picker} />}
      <div className="when">
        <DateField texts={texts} picker={picker} problem={dateProblem} />
        <div className="when-side">
          <TimeField texts={texts} picker={picker} problem={timeProblem} />
          <NoFit texts={texts.noFit} toTypedQuery={toTypedQuery} />
          <BusinessHoursBox texts={texts} picker={picker} />
        </div>
      </div>
    </>
  );
});
