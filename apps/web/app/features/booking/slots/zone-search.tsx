import { type CityNames, toCityName } from '@tt/contract/time/city-name';
import { useEffect, useId, useRef } from 'react';
import { ToolButton } from '../../../ui/actions/tool-button.tsx';
import { describeControl } from '../../../ui/forms/describe-control.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { loadCityNames } from './clock/city-names-store.ts';
import type { SlotFieldProps } from './slot-fields.ts';
import { useZoneSearch } from './use-zone-search.ts';

/** Another zone, by its city. */
export function ZoneSearch({
  texts,
  picker,
  onChoose,
}: SlotFieldProps & { onChoose: (timeZone: string | null) => void }) {
  const { timeZone: words, tag, cities } = texts;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const timeZone = picker.visitor?.timeZone ?? null;
  const search = useZoneSearch(id, timeZone, cities, onChoose);
  const notes = {
    hint: words.hint,
    error: search.isOpen && search.matches.length === 0 ? words.noMatch : undefined,
  };
  useEffect(() => inputRef.current?.focus(), []);
  useEffect(() => {
    loadCityNames(tag);
  }, [tag]);
  return (
    <div className="zone">
      <Field id={id} label={words.label} {...notes}>
        <div className="zone-box">
          <input
            ref={inputRef}
            type="text"
            {...search.inputProps}
            id={id}
            className="input"
            placeholder={words.searchPlaceholder}
            {...describeControl(id, notes)}
          />
          <ZoneList
            id={`${id}-list`}
            label={words.label}
            search={search}
            cities={cities}
            timeZone={timeZone}
          />
        </div>
      </Field>
      {picker.choice.timeZone && (
        <ToolButton icon="back" label={words.reset} onClick={() => onChoose(null)} />
      )}
    </div>
  );
}

interface ZoneListProps {
  id: string;
  label: string;
  search: ReturnType<typeof useZoneSearch>;
  cities: CityNames;
  timeZone: string | null;
}

function ZoneList({ id, label, search, cities, timeZone }: ZoneListProps) {
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
          {toCityName(match, cities)} <small>{match}</small>
        </div>
      ))}
    </div>
  );
}
