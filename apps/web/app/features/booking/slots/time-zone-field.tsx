import { toCityName } from '@tt/contract/time/city-name';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { lazy, Suspense, useRef, useState } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { formatOffset, formatZone } from './clock/time-zone-label.ts';
import { useCityNames } from './clock/use-city-names.ts';
import type { SlotTexts } from './load-slot-texts.server.ts';
import type { SlotFieldProps } from './slot-fields.ts';
import { toShownInstant } from './slot-choice.ts';
import type { ZoneSearch as ZoneSearchComponent } from './zone-search.tsx';

// Few visitors need another zone. If the search can't be loaded, the page keeps the device's zone.
const ZoneSearch = lazy<typeof ZoneSearchComponent>(() =>
  import('./zone-search.tsx').then(
    (loaded) => ({ default: loaded.ZoneSearch }),
    () => ({ default: () => <></> }),
  ),
);

/** Keeps the line's height until the visitor's zone is known. */
const emptyLine = '\u2007';

/** The zone of all times: the device's own, or another that the visitor searches for. */
export function TimeZoneField({ texts, picker }: SlotFieldProps) {
  const { timeZone: words, tag } = texts;
  const { visitor, choice } = picker;
  const cities = useCityNames(texts, visitor?.timeZone);
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
          {visitor ? (
            <YourTime texts={{ ...texts, cities }} around={around} timeZone={visitor.timeZone} />
          ) : (
            emptyLine
          )}
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
      <Suspense>
        {isOpen && <ZoneSearch texts={{ ...texts, cities }} picker={picker} onChoose={choose} />}
      </Suspense>
      <p className="vh" role="status">
        {choice.timeZone &&
          formatMessage(words.changed, tag, { timeZone: formatZone(around, choice.timeZone, cities) })}
      </p>
    </>
  );
}

/** The sentence with the zone in it highlighted. */
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
