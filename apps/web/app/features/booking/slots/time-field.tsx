import type { Slot } from '@tt/contract/slots/slot';
import { toWallClock } from '@tt/contract/time/time-zone';
import { formatMessage } from '../../../i18n/format-message.ts';
import { Spinner } from '../../../ui/actions/spinner.tsx';
import { FieldGroup } from '../../../ui/forms/field-group.tsx';
import { RadioTile } from '../../../ui/forms/radio-tile.tsx';
import type { BookingForm } from '../form/use-booking-form.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';

interface TimeFieldProps {
  page: BookingPageData;
  form: BookingForm;
}

export function TimeField({ page, form }: TimeFieldProps) {
  const { time: texts, tag } = page;
  const { timeZone, problems, availability } = form;
  const hint = timeZone ? formatMessage(texts.yourTime, tag, { timeZone }) : undefined;
  return (
    <div data-problem={problems.time}>
      <FieldGroup
        legend={texts.label}
        requiredMark={page.form.required}
        hint={hint}
        error={problems.time && texts[problems.time]}
      >
        <div className="slots-box">
          <Slots page={page} form={form} />
        </div>
        <p className="note" role="status">
          {toStatusText(page, form)}
        </p>
        {availability.status === 'failed' && <p className="note">{texts.unverified}</p>}
      </FieldGroup>
    </div>
  );
}

function Slots({ page, form }: TimeFieldProps) {
  const { time: texts } = page;
  const { values, slots, availability, dispatch } = form;
  if (!values.calendarDate) return <p className="note">{texts.chooseDateFirst}</p>;
  if (availability.status === 'loading') {
    return (
      <p className="note">
        <Spinner />
        {texts.loading}
      </p>
    );
  }
  if (slots.length === 0) return <p className="note">{texts.none}</p>;
  return (
    <div className="slots">
      {slots.map((slot) => (
        <RadioTile
          key={slot.startsAt}
          name="time"
          value={slot.startsAt}
          checked={slot.startsAt === values.startsAt}
          onChange={() => dispatch({ type: 'time_chosen', startsAt: slot.startsAt })}
          label={formatSlot(slot, page)}
        />
      ))}
    </div>
  );
}

/** The wall time; where the clocks go back and show it twice, with the zone's abbreviation. */
export function formatSlot({ displayTime, zoneAbbreviation }: Slot, { time, tag }: BookingPageData): string {
  return zoneAbbreviation
    ? formatMessage(time.sameTimeTwice, tag, { time: displayTime, abbreviation: zoneAbbreviation })
    : displayTime;
}

/** Announces what changed in the list without an action of the visitor. */
function toStatusText({ time: texts, tag }: BookingPageData, form: BookingForm): string | undefined {
  const { values, slots, timeZone, droppedStartsAt } = form;
  if (droppedStartsAt !== null && timeZone) {
    return formatMessage(texts.dropped, tag, { time: toWallClock(droppedStartsAt, timeZone).localTime });
  }
  return values.calendarDate && slots.length > 0
    ? formatMessage(texts.count, tag, { count: slots.length })
    : undefined;
}
