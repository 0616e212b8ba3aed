import { useEffect, useRef } from 'react';
import { usePerson } from '../frame/desk-context.ts';
import { isSingleKey } from './single-key.ts';

export type KeyActs = Partial<Record<'/' | '?' | 'j' | 'k' | 't' | 'r' | 'e' | 'n' | 'u', () => void>>;

/** Runs a function when a single key is pressed, unless the person has switched keys off. */
export function useKeys(acts: KeyActs): void {
  const { hasSingleKeys } = usePerson();
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!hasSingleKeys) return;
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key as keyof KeyActs];
      if (!act || !isSingleKey(event, document.activeElement)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasSingleKeys]);
}
