import type { CityNames } from '@tt/contract/time/city-name';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { findTimeZones, listTimeZones } from './clock/time-zone-search.ts';

const shownZones = 50;

/** A combobox after the ARIA pattern: typing filters, arrows move, Enter chooses, Escape and leaving give up. */
export function useZoneSearch(
  id: string,
  timeZone: string | null,
  cities: CityNames,
  onChoose: (timeZone: string) => void,
) {
  const [text, setText] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const isOpen = text !== null;
  // Listing all zones takes time, and few visitors look for another one.
  const timeZones = useMemo(() => (isOpen ? listTimeZones() : []), [isOpen]);
  const matches = isOpen ? findTimeZones(timeZones, text, shownZones, cities) : [];
  const toOptionId = (index: number) => `${id}-option-${index}`;

  function open(wanted: string) {
    setText(wanted);
    setActiveIndex(0);
  }

  function choose(chosen: string | undefined) {
    if (!chosen) return;
    setText(null);
    onChoose(chosen);
  }

  function move(step: 1 | -1) {
    if (!isOpen) return open('');
    const index = (activeIndex + step + matches.length) % Math.max(matches.length, 1);
    setActiveIndex(index);
    document.getElementById(toOptionId(index))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    if (!['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') choose(matches[activeIndex]);
    else if (event.key === 'Escape') setText(null);
    else move(event.key === 'ArrowDown' ? 1 : -1);
  }

  return {
    isOpen,
    matches,
    activeIndex,
    toOptionId,
    choose,
    inputProps: {
      role: 'combobox',
      value: text ?? timeZone ?? '',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': matches.length > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': matches.length > 0 ? toOptionId(activeIndex) : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => open(target.value),
      onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
      onClick: () => !isOpen && open(''),
      onBlur: () => setText(null),
      onKeyDown: press,
    },
  };
}
