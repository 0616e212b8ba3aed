import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { navigate } from '../frame/desk-location.ts';
import { useKeys } from '../keys/use-keys.ts';
import { noteFieldId } from './notes-box.tsx';
import { usePlace } from './place-nav.tsx';
import type { Acts } from './use-acts.ts';

/** The keys of an entry: next and previous, and the most frequent acts. */
export function useEntryKeys(entry: DeskEntry, acts: Acts): void {
  const { listHref, newerHref, olderHref } = usePlace(entry.id);
  const isOpen = entry.state === 'new' || entry.state === 'hand';
  useKeys({
    j: () => olderHref && navigate(olderHref),
    k: () => newerHref && navigate(newerHref),
    u: () => navigate(listHref),
    t: () => isOpen && !(entry.state === 'hand' && entry.isMine) && void acts.setState('hand', 'head'),
    e: () => isOpen && void acts.setState('answered', 'head'),
    n: () => document.getElementById(noteFieldId)?.focus(),
    r: goToReply,
  });
}

function goToReply(): void {
  const box = document.getElementById('reply');
  box?.scrollIntoView({ block: 'start' });
  box?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
}
