import type { DeskEntry, DeskEvent } from '@tt/contract/desk/desk-entry';
import { expect, test } from 'vitest';
import { createEntry } from '../../../../test/desk-entry.ts';
import { createMeeting } from '../../../../test/desk-row.ts';
import { englishTexts } from '../../../../test/desk-texts.ts';
import { listTimelineLines } from './timeline-lines.ts';

const event = (
  kind: DeskEvent['kind'],
  at: string,
  who: string | null = null,
  detail: string | null = null,
) => ({ kind, at: `2026-11-${at}:00.000Z`, who, detail });

const read = (entry: Partial<DeskEntry>) =>
  listTimelineLines(englishTexts, createEntry(entry)).map(
    ({ title, detail, kind }) => `${kind}: ${title} / ${detail}`,
  );

test('a line names the day only where it changes', () => {
  const events = [
    event('received', '13T08:10'),
    event('announced', '13T08:10', null, 'telegram'),
    event('took', '16T13:06', 'Marta'),
    event('state', '16T13:10', 'Marta', 'won'),
  ];
  expect(read({ events })).toEqual([
    'done: Received / Fri, Nov 13, 09:10',
    'done: Announced in Telegram / 09:10',
    'done: Taken by Marta / Today, 14:06',
    'done: Marta: state “Won” / 14:10',
  ]);
});

test('an answer that is due is listed as to come, even when it is late', () => {
  expect(read({ events: [event('answer_due', '16T08:10')] })).toEqual([
    'todo: Answer / due today, 09:10, 5\u00a0h overdue',
  ]);
  expect(read({ events: [event('answer_due', '17T16:00')] })).toEqual(['todo: Answer / due tomorrow, 17:00']);
});

test('who moved a meeting is told, and from when', () => {
  const before = '2026-11-20T14:30:00.000Z';
  expect(read({ events: [event('moved', '16T10:00', 'Jan', before), event('moved', '16T11:00')] })).toEqual([
    'done: Moved by Jan / Today, 11:00, before: Fri, Nov 20, 15:30',
    'done: Moved by visitor / 12:00',
  ]);
});

test('what was held back says so, and when it will be deleted', () => {
  const events = [event('received', '16T07:11'), { ...event('deleted_on', '30T07:11') }];
  expect(read({ state: 'flagged', events })).toEqual([
    'done: Received / Today, 08:11',
    'bad: Held back as spam / not announced',
    'todo: Release or deletion / deleted automatically on Mon, Nov 30',
  ]);
});

test('a meeting that is over asks how it went, until somebody says it', () => {
  const meeting = createMeeting({
    startsAt: '2026-11-16T12:00:00.000Z',
    endsAt: '2026-11-16T12:30:00.000Z',
  });
  const events = [event('meeting', '16T12:00')];
  expect(read({ kind: 'booking', meeting, events })).toEqual([
    'done: Meeting / Today, 13:00',
    'todo: Took place, or no-show / nobody has said yet',
  ]);
  expect(read({ kind: 'booking', meeting: { ...meeting, outcome: 'held' }, events })).toHaveLength(1);
});

test('what concerns machines or stands elsewhere has no line', () => {
  const events = [
    event('announced', '16T10:00', null, 'webhook'),
    event('mail', '16T10:00', null, 'moved'),
    event('note', '16T10:00', 'Jan'),
  ];
  expect(read({ events })).toEqual([]);
});
