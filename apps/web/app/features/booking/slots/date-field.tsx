import { bookingRules } from '@tt/contract/booking/booking-rules';
import { toSlotWindow } from '@tt/contract/slots/slot-window';
import { FieldGroup } from '../../../ui/forms/field-group.tsx';
import type { BookingForm } from '../form/use-booking-form.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { Calendar } from './calendar.tsx';

export function DateField({ page, form }: { page: BookingPageData; form: BookingForm }) {
  const { date: texts, tag } = page;
  const { moment, timeZone, values, problems, dispatch } = form;
  const hint = `${texts.weekendHint} ${texts.windowHint}`;
  return (
    <div data-problem={problems.date}>
      <FieldGroup
        legend={texts.label}
        requiredMark={page.form.required}
        hint={hint}
        error={problems.date && texts[problems.date]}
      >
        <div className="cal-box">
          {moment && timeZone && (
            <Calendar
              tag={tag}
              texts={texts}
              window={toSlotWindow(moment.now, timeZone, bookingRules)}
              calendarDate={values.calendarDate}
              onChoose={(calendarDate) => dispatch({ type: 'date_chosen', calendarDate })}
            />
          )}
        </div>
      </FieldGroup>
    </div>
  );
}
