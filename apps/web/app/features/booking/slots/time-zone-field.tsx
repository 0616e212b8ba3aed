import type { Instant } from '@tt/contract/time/time-zone-offset';
import { useEffect, useId, useRef, useState } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { ToolButton } from '../../../ui/actions/tool-button.tsx';
import { describeControl } from '../../../ui/forms/describe-control.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { formatOffset, formatZone, toCityName } from './clock/time-zone-label.ts';
import type { SlotTexts } from './load-slot-texts.server.ts';
import type { SlotFieldProps } from './slot-fields.ts';
import { toShownInstant } from './slot-choice.ts';
import { useZoneSearch } from './use-zone-search.ts';

/** Keeps the line's height until the visitor's zone is known. */
const emptyLine = '\u2007';

/** The zone of all times: the device's own, or another that the visitor searches for. */
export function TimeZoneField({ texts, picker }: SlotFieldProps) {
  const { timeZone: words, tag, cities } = texts;
  const { visitor, choice } = picker;
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const around = toShownInstant(choice, visitor?.now ?? 0);

  function choose(chosen: string | null) {
    picker.chooseTimeZone(chosen);
    setOpen(false);
    buttonRef.current?.focus();
  }

  return (
    <>
      <p className="zone-line">
        <span>
          {visitor ? <YourTime texts={texts} around={around} timeZone={visitor.timeZone} /> : emptyLine}
        </span>
        <button
          ref={buttonRef}
          type="button"
          className="quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {words.change}
        </button>
      </p>
      {isOpen && <ZoneSearch texts={texts} picker={picker} onChoose={choose} />}
      <p className="vh" role="status">
        {choice.timeZone &&
          formatMessage(words.changed, tag, { timeZone: formatZone(around, choice.timeZone, cities) })}
      </p>
    </>
  );
}

/** The sentence with the zone in it set off. */
function YourTime({ texts, around, timeZone }: { texts: SlotTexts; around: Instant; timeZone: string }) {
  const values = { city: toCityName(timeZone, texts.cities), offset: formatOffset(around, timeZone) };
  const zone = formatZone(around, timeZone, texts.cities);
  const [before, after] = formatMessage(texts.time.yourTime, texts.tag, values).split(zone);
  return (
    <>
      {before}
      <b>{zone}</b>
      {after}
    </>
  );
}

function ZoneSearch({
  texts,
  picker,
  onChoose,
}: SlotFieldProps & { onChoose: (timeZone: string | null) => void }) {
  const { timeZone: words } = texts;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const timeZone = picker.visitor?.timeZone ?? null;
  const search = useZoneSearch(id, timeZone, onChoose);
  const notes = {
    hint: words.hint,
    error: search.isOpen && search.matches.length === 0 ? words.noMatch : undefined,
  };
  useEffect(() => inputRef.current?.focus(), []);
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
          <ZoneList id={`${id}-list`} label={words.label} search={search} timeZone={timeZone} />
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
