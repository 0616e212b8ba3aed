import { formatMessage } from '../../../i18n/format-message.ts';
import { Spinner } from '../../../ui/actions/spinner.tsx';
import { FieldGroup } from '../../../ui/forms/field-group.tsx';
import { DayPartTimes } from './day-part-times.tsx';
import type { SlotTexts } from './load-slot-texts.server.ts';
import type { SlotFieldProps, SlotProblems } from './slot-fields.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import type { SlotPicker } from './use-slot-picker.ts';

/** Where links to the time lead. */
export const timeFieldId = 'slots';

export function TimeField({ texts, picker, problem }: SlotFieldProps & { problem?: SlotProblems['time'] }) {
  const { time, required } = texts;
  const { availability } = picker;
  return (
    <FieldGroup
      id={timeFieldId}
      legend={time.label}
      requiredMark={required}
      intro={<TimeZoneField texts={texts} picker={picker} />}
      error={toErrorText(texts, picker) ?? (problem && time[problem])}
    >
      <div className="parts">
        <Times texts={texts} picker={picker} />
      </div>
      {/* The number of times is hidden, because it can be seen. A time that was dropped is shown to everybody. */}
      <p className={picker.droppedStartsAt === null ? 'vh' : 'note'} role="status">
        {toStatusText(texts, picker)}
      </p>
      {availability.status === 'failed' && <p className="note">{time.unverified}</p>}
    </FieldGroup>
  );
}

function Times({ texts, picker }: SlotFieldProps) {
  const { time } = texts;
  const { choice, slots, availability } = picker;
  if (!choice.calendarDate) return <p className="note">{time.chooseDateFirst}</p>;
  if (availability.status === 'loading') {
    return (
      <p className="note">
        <Spinner />
        {time.loading}
      </p>
    );
  }
  if (slots.length === 0) return <p className="note">{picker.hasShorter() ? time.noneSoLong : time.none}</p>;
  return <DayPartTimes texts={texts} picker={picker} />;
}

function toErrorText({ time, tag }: SlotTexts, { choice, takenStartsAt, visitor }: SlotPicker) {
  if (takenStartsAt === null || choice.startsAt !== null || !visitor) return undefined;
  return formatMessage(time.taken, tag, { time: visitor.clock.formatTime(takenStartsAt, visitor.timeZone) });
}

/** Announces what changed in the list without an action of the visitor. */
function toStatusText({ time, tag }: SlotTexts, picker: SlotPicker): string | undefined {
  const { choice, slots, visitor, droppedStartsAt } = picker;
  if (droppedStartsAt !== null && visitor) {
    const dropped = visitor.clock.formatTime(droppedStartsAt, visitor.timeZone);
    return formatMessage(time.dropped, tag, { time: dropped });
  }
  return choice.calendarDate && slots.length > 0
    ? formatMessage(time.count, tag, { count: slots.length })
    : undefined;
}
