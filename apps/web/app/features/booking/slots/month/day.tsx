import type { KeyboardEvent } from 'react';
import type { DayMarks } from './calendar-texts.ts';

interface DayProps {
  date: string;
  marks: DayMarks;
  label: string;
  isTabStop: boolean;
  onKeyDown: (event: KeyboardEvent, date: string) => void;
  onChoose: (date: string) => void;
}

/** A day of the calendar. */
export function Day({ date, marks, label, isTabStop, onKeyDown, onChoose }: DayProps) {
  const classes = [marks.selected && 'is-chosen', marks.today && 'is-today', marks.full && 'is-full'].filter(
    Boolean,
  );
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell has the focus.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, as the ARIA pattern has it.
      role="gridcell"
      className={classes.join(' ') || undefined}
      data-day={date}
      aria-selected={marks.selected || undefined}
    >
      <button
        type="button"
        className="day"
        disabled={marks.disabled}
        aria-disabled={marks.full || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        onClick={marks.full ? undefined : () => onChoose(date)}
        onKeyDown={(event) => onKeyDown(event, date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
