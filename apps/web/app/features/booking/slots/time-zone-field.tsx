import { useId } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { ToolButton } from '../../../ui/actions/tool-button.tsx';
import { describeControl } from '../../../ui/forms/describe-control.ts';
import { Field } from '../../../ui/forms/field.tsx';
import type { BookingForm } from '../form/use-booking-form.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { useZoneSearch } from './use-zone-search.ts';

/** The zone of all times on the page: the device's own, or another that the visitor searches for. */
export function TimeZoneField({ page, form }: { page: BookingPageData; form: BookingForm }) {
  const { timeZone: texts, tag } = page;
  const { timeZone, values, moment, dispatch } = form;
  const id = useId();
  const choose = (chosen: string | null) =>
    moment && dispatch({ type: 'time_zone_chosen', timeZone: chosen, deviceTimeZone: moment.deviceTimeZone });
  const search = useZoneSearch(id, timeZone, choose);
  const notes = {
    hint: texts.hint,
    error: search.isOpen && search.matches.length === 0 ? texts.noMatch : undefined,
  };
  return (
    <div className="zone">
      <Field id={id} label={texts.label} {...notes}>
        <div className="zone-box">
          <input
            type="text"
            {...search.inputProps}
            id={id}
            className="input"
            placeholder={texts.searchPlaceholder}
            {...describeControl(id, notes)}
          />
          <ZoneList id={`${id}-list`} label={texts.label} search={search} timeZone={timeZone} />
        </div>
      </Field>
      <p className="note" role="status">
        {values.timeZone && formatMessage(texts.changed, tag, { timeZone: values.timeZone })}
      </p>
      {values.timeZone && <ToolButton icon="back" label={texts.reset} onClick={() => choose(null)} />}
    </div>
  );
}

interface ZoneListProps {
  id: string;
  label: string;
  search: ReturnType<typeof useZoneSearch>;
  timeZone: string | null;
}

function ZoneList({ id, label, search, timeZone }: ZoneListProps) {
  const { matches, activeIndex, toOptionId, choose } = search;
  return (
    <div className="zone-list" id={id} role="listbox" aria-label={label} hidden={matches.length === 0}>
      {matches.map((match, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field, which keeps the focus.
        // biome-ignore lint/a11y/useFocusableInteractive: the active option is named by the field.
        <div
          key={match}
          id={toOptionId(index)}
          role="option"
          aria-selected={match === timeZone}
          data-active={index === activeIndex || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(match)}
        >
          {match}
        </div>
      ))}
    </div>
  );
}
