import { toWallClock } from '@tt/contract/time/time-zone';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { type ReactNode, useId, useState } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { formatShortDay } from '../../../lib/format-meeting-date.ts';
import { Icon } from '../../../ui/actions/icon.tsx';
import { RadioTile } from '../../../ui/forms/radio-tile.tsx';
import { type DayPart, groupByDayPart } from './clock/day-parts.ts';
import type { VisitorClock } from './clock/visitor-clock.ts';
import type { SlotTexts } from './load-slot-texts.server.ts';
import type { SlotFieldProps } from './slot-fields.ts';
import type { SlotPicker } from './use-slot-picker.ts';

/** The times of the chosen date by part of the day: one radio group, whose arrow keys cross the parts. */
export function DayPartTimes({ texts, picker }: SlotFieldProps) {
  const { visitor, choice } = picker;
  if (!visitor) return null;
  const { clock, timeZone } = visitor;
  const groups = groupByDayPart(listShown(picker, timeZone), timeZone);
  return groups.map(({ part, slots }) => {
    const starts = slots.map(({ startsAt }) => startsAt);
    const tiles = <Tiles texts={texts} picker={picker} clock={clock} timeZone={timeZone} starts={starts} />;
    const label = toPartLabel(part, starts, texts, clock, timeZone);
    if (part !== 'night') {
      return (
        <Part key={part} label={label}>
          {tiles}
        </Part>
      );
    }
    const isNeeded = groups.length === 1 || (choice.startsAt !== null && starts.includes(choice.startsAt));
    return (
      <Night key={part} label={label} isNeeded={isNeeded}>
        {tiles}
      </Night>
    );
  });
}

interface PartLabel {
  name: string;
  rest: string;
  count: string;
}

function Part({ label, children }: { label: PartLabel; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would end the one radio group.
    <div className="part" role="group" aria-labelledby={id}>
      <h3 className="part-h" id={id}>
        {label.name} <span>{label.rest}</span>
      </h3>
      {children}
    </div>
  );
}

/** Few people meet at night, so this part is folded unless it has the choice or there is no other time. */
function Night({ label, isNeeded, children }: { label: PartLabel; isNeeded: boolean; children: ReactNode }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="part part-fold"
      open={isNeeded || isOpened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <span>
          <b>{label.name}</b> {label.rest}
          <br />
          {label.count}
        </span>
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}

interface TilesProps extends SlotFieldProps {
  clock: VisitorClock;
  timeZone: string;
  starts: readonly Instant[];
}

function Tiles({ texts, picker, clock, timeZone, starts }: TilesProps) {
  const { choice, chooseTime, takenStartsAt } = picker;
  return (
    <div className="slots">
      {starts.map((startsAt) => (
        <RadioTile
          key={startsAt}
          name="time"
          value={startsAt}
          checked={startsAt === choice.startsAt}
          onChange={() => chooseTime(startsAt)}
          label={clock.formatTime(startsAt, timeZone)}
          goneMark={startsAt === takenStartsAt ? texts.time.takenLabel : undefined}
        />
      ))}
    </div>
  );
}

/** The available times, with the one that was just taken in its place. */
function listShown({ slots, takenStartsAt, choice }: SlotPicker, timeZone: string): { startsAt: Instant }[] {
  if (takenStartsAt === null || toWallClock(takenStartsAt, timeZone).calendarDate !== choice.calendarDate)
    return slots;
  const free = slots.filter(({ startsAt }) => startsAt !== takenStartsAt);
  return [...free, { startsAt: takenStartsAt }].sort((a, b) => a.startsAt - b.startsAt);
}

function toPartLabel(
  part: DayPart,
  starts: readonly Instant[],
  { time, tag }: SlotTexts,
  clock: VisitorClock,
  timeZone: string,
): PartLabel {
  const [first = 0, last = first] = [starts.at(0), starts.at(-1)];
  const label = { name: time.part[part], rest: formatShortDay(first, timeZone, tag) };
  if (part !== 'night') return { ...label, count: '' };
  const [from = '', to = ''] = clock.formatRange(first, last, timeZone).split('–');
  return { ...label, count: formatMessage(time.part.count, tag, { count: starts.length, from, to }) };
}
