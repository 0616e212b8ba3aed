import { type DeskActAnswer, type DeskEntry, deskActAnswerSchema } from '@tt/contract/desk/desk-entry';
import type { DeskState } from '@tt/contract/desk/desk-state';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import type { Instant } from '@tt/contract/time/time-zone-offset';
import { useEffect, useRef, useState } from 'react';
import { createRandomKey } from '../../../lib/random-key.ts';
import { useTexts } from '../frame/desk-context.ts';
import { sendToDesk } from '../frame/desk-client.ts';
import type { DeskKey } from '../frame/desk-texts.ts';
import { toFailureKey } from '../frame/failure-key.ts';
import { focusMain } from '../frame/focus-main.ts';
import { formatDate, formatMoment, formatTime } from '../frame/moment.ts';
import { waiting } from '../frame/waiting.ts';
import { updateHeldRow } from '../inbox/held-list.ts';
import { changeDraft, finishNote } from './drafts.ts';
import { formatRefusal } from './refusal-text.ts';

/** The part of the page where an act is done and its result shown. */
export type Place = 'head' | 'state' | 'note' | 'move' | 'cancel';

export interface ActNotice {
  place: Place;
  text: string;
  isBad: boolean;
  canUndo: boolean;
}

interface Act {
  place: Place;
  /** Where a success is shown if that part is gone by then. */
  donePlace?: Place;
  path: string;
  body: object;
  idempotencyKey?: string;
  isTaking?: boolean;
  canUndo?: boolean;
  fallback?: DeskKey;
  toDone: (entry: DeskEntry) => string;
}

const undoMs = 10_000;

type Taken = Pick<DeskEntry, 'state' | 'kind'>;
const isWaiting = ({ state, kind }: Taken) => state === 'new' || (state === 'hand' && kind === 'inquiry');

/** Everything that a person can do to an entry. Each act answers in its place, and nothing typed is lost. */
export function useActs(entry: DeskEntry, onEntry: (entry: DeskEntry) => void) {
  const t = useTexts();
  const [notice, setNotice] = useState<ActNotice>();
  const [busy, setBusy] = useState<readonly Place[]>([]);
  const moveKey = useRef({ startsAt: 0, key: '' });
  const canUndo = notice?.canUndo ?? false;
  useEffect(() => {
    if (!canUndo) return;
    const timer = setTimeout(() => setNotice((now) => now && { ...now, canUndo: false }), undoMs);
    return () => clearTimeout(timer);
  }, [canUndo]);
  // The control that had the focus may be gone after the act.
  useEffect(() => {
    if (notice && document.activeElement === document.body) focusMain();
  }, [notice]);

  const take = (next: DeskEntry) => {
    onEntry(next);
    updateHeldRow(next);
    const count = waiting.get();
    if (count !== undefined) waiting.set(count + Number(isWaiting(next)) - Number(isWaiting(entry)));
  };

  const run = async (act: Act): Promise<DeskActAnswer | undefined> => {
    // Ignores a second click. Acts in other parts, such as a note, may run at the same time.
    if (busy.includes(act.place)) return undefined;
    setBusy((places) => [...places, act.place]);
    const { path, body, idempotencyKey, place, fallback = 'desk.errors.server' } = act;
    const result = await sendToDesk({
      path: `entries/${entry.id}/${path}`,
      answer: deskActAnswerSchema,
      body,
      ...(idempotencyKey && { idempotencyKey }),
    });
    setBusy((places) => places.filter((other) => other !== place));
    const fail = (text: string) => setNotice({ place, text, isBad: true, canUndo: false });
    if (!result.ok) {
      const key = toFailureKey(result.code);
      fail(t(key === 'desk.errors.server' ? fallback : key));
      return undefined;
    }
    const answer = result.data;
    take(answer.entry);
    if (answer.success)
      setNotice({
        place: act.donePlace ?? place,
        text: act.toDone(answer.entry),
        isBad: false,
        canUndo: act.canUndo ?? false,
      });
    else fail(formatRefusal(t, answer, { isTaking: act.isTaking ?? false, fallback }));
    return answer;
  };

  const setState = (state: Exclude<DeskState, 'flagged'>, place: Place = 'state') => {
    const isReleased = entry.state === 'flagged' && state !== 'spam';
    return run({
      place,
      path: 'state',
      body: { version: entry.version, state },
      isTaking: state === 'hand',
      // A released inquiry can't be held back again, because it has been announced.
      canUndo: entry.state !== 'flagged',
      ...(isReleased && { fallback: 'desk.errors.release' }),
      toDone: (next) => {
        if (isReleased)
          return t('desk.done.released', {
            when: formatMoment(t, new Date(next.dueAt ?? next.now), { place: 'inText' }),
          });
        if (state === 'hand') return t('desk.done.took');
        if (state === 'new' && entry.state === 'hand') return t('desk.done.gaveBack');
        if (state === 'spam') return t('desk.done.spam');
        return t('desk.done.state', { state: t.tree('desk.state')[state] });
      },
    });
  };

  return {
    notice,
    isBusy: (place: Place) => busy.includes(place),
    setState,
    setOutcome: (outcome: 'held' | 'no_show') =>
      run({
        place: 'head',
        path: 'outcome',
        body: { version: entry.version, outcome },
        canUndo: true,
        toDone: () => (outcome === 'held' ? t('desk.done.tookPlace') : t('desk.done.noShow')),
      }),
    undo: () =>
      run({
        place: notice?.place ?? 'state',
        path: 'undo',
        body: { version: entry.version },
        toDone: () => t('desk.done.undone'),
      }),
    async addNote(id: string, text: string) {
      const answer = await run({
        place: 'note',
        path: 'notes',
        body: { id, text },
        toDone: () => t('desk.done.note'),
      });
      if (answer?.success) finishNote(entry.id, id);
    },
    move(startsAt: Instant) {
      if (moveKey.current.startsAt !== startsAt) moveKey.current = { startsAt, key: createRandomKey() };
      return run({
        place: 'move',
        path: 'move',
        body: { ...toWireStart(startsAt), sequence: entry.booking?.sequence ?? 0 },
        idempotencyKey: moveKey.current.key,
        fallback: 'desk.errors.move',
        toDone: ({ name }) =>
          t('desk.done.moved', {
            date: formatDate(t, new Date(startsAt)),
            time: formatTime(t, new Date(startsAt)),
            name,
          }),
      });
    },
    async cancel(line: string) {
      const answer = await run({
        place: 'cancel',
        path: 'cancel',
        body: { sequence: entry.booking?.sequence ?? 0, ...(line.trim() && { line: line.trim() }) },
        donePlace: 'head',
        fallback: 'desk.errors.cancel',
        toDone: ({ name }) => t('desk.done.canceled', { name }),
      });
      if (!answer?.success) return answer;
      changeDraft(entry.id, { cancelLine: '' });
      // The result is shown in the head, because the question is gone.
      scrollTo(0, 0);
      focusMain();
      return answer;
    },
  };
}

export type Acts = ReturnType<typeof useActs>;
