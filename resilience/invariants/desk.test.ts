import { expect, test } from 'vitest';
import { type AskedAct, checkDesk, type DeskEntry } from './desk.ts';

const time = '2040-01-02T09:00:00.000Z';
const inquiry: DeskEntry = {
  ...{ id: 'entry', hasRow: true, isEntered: true, state: 'new', holderId: null, version: 0 },
  ...{ acts: [], noteIds: [], moves: [], booking: null },
};
const booking = { status: 'confirmed', sequence: 0, startsAt: Date.parse(time), cancelledBy: null };
const asked: AskedAct = {
  ...{ entryId: 'entry', personId: 'kim', kind: 'state', seen: 0, wanted: 'hand', key: 'key' },
  isAcknowledged: true,
};
const took = { personId: 'kim', kind: 'took', after: 'hand' };
const taken = { ...inquiry, state: 'hand', holderId: 'kim', version: 1, acts: [took] };
const moved = { personId: 'kim', kind: 'moved', after: time };
const askedMove: AskedAct = { ...asked, kind: 'moved', wanted: time };
const movedEntry = {
  ...{ ...inquiry, acts: [moved], moves: [{ key: 'key', sequence: 1 }] },
  booking: { ...booking, sequence: 1 },
};
const askedEnd: AskedAct = { ...asked, kind: 'cancelled', wanted: '' };
const ended = { personId: 'kim', kind: 'cancelled', after: null };
const endedEntry = {
  ...{ ...inquiry, acts: [ended] },
  booking: { ...booking, sequence: 1, status: 'cancelled', cancelledBy: 'company' },
};

function check(entry: DeskEntry, ...acts: AskedAct[]): string[] {
  return checkDesk({ asked: acts, entries: [entry] }).map(({ kind }) => kind);
}

test('acts that are written down and hold are no violation', () => {
  expect(check(inquiry)).toEqual([]);
  expect(check(taken, asked)).toEqual([]);
  expect(check(movedEntry, askedMove)).toEqual([]);
  expect(check(endedEntry, askedEnd)).toEqual([]);
});

test('what is not at the desk is lost, and what stays after its row is leaked', () => {
  expect(check({ ...inquiry, isEntered: false })).toEqual(['lost']);
  expect(check({ ...inquiry, hasRow: false })).toEqual(['leaked']);
});

test('a state without its act is lost, and an act without its state is doubled', () => {
  expect(check({ ...taken, acts: [] }, { ...asked, isAcknowledged: false })).toEqual(['lost']);
  expect(check({ ...inquiry, acts: [took] }, asked)).toEqual(['doubled', 'lost']);
  expect(check(inquiry, asked)).toEqual(['lost']);
  expect(check({ ...taken, holderId: 'lea' }, asked)).toEqual(['lost']);
});

test('of two who take one entry as they saw it, one may have it', () => {
  const rival = { ...asked, personId: 'lea' };
  const both = [took, { ...took, personId: 'lea' }];
  const entry = { ...taken, holderId: 'lea', version: 2, acts: both };
  expect(check(entry, asked, rival)).toEqual(['failed']);
  expect(check(entry, asked, { ...rival, seen: 1 })).toEqual([]);
});

test('a release that is acknowledged holds, and happens once', () => {
  const release = { ...asked, wanted: 'new' };
  const released = { personId: 'kim', kind: 'released', after: 'new' };
  expect(check({ ...inquiry, state: 'flagged' }, release)).toEqual(['lost']);
  const twice = { ...inquiry, version: 2, acts: [released, released] };
  expect(check(twice, release, { ...release, seen: 1 })).toEqual(['doubled']);
});

test('a note that is gone is lost, and one with two acts is doubled', () => {
  const note: AskedAct = { ...asked, kind: 'note', wanted: '' };
  const act = { personId: 'kim', kind: 'note', after: null };
  expect(check({ ...inquiry, acts: [act], noteIds: ['key'] }, note)).toEqual([]);
  expect(check(inquiry, note)).toEqual(['lost']);
  expect(check({ ...inquiry, acts: [act, act], noteIds: ['key'] }, note)).toEqual(['doubled']);
});

test('a move without its act, or elsewhere, is lost; with two acts it is doubled', () => {
  expect(check({ ...movedEntry, acts: [] }, askedMove)).toEqual(['lost']);
  expect(check({ ...movedEntry, acts: [moved, moved] }, askedMove)).toEqual(['doubled']);
  const elsewhere = { ...movedEntry.booking, startsAt: 0 };
  expect(check({ ...movedEntry, booking: elsewhere }, askedMove)).toEqual(['lost']);
  expect(check({ ...movedEntry, booking: { ...elsewhere, sequence: 2 } }, askedMove)).toEqual([]);
  expect(check({ ...inquiry, booking: { ...booking, startsAt: 0 } }, askedMove)).toEqual(['lost']);
  expect(check({ ...inquiry, booking }, askedMove)).toEqual([]);
});

test('a move of a state that the page did not show has failed', () => {
  expect(check(movedEntry, { ...askedMove, seen: 1 })).toEqual(['failed']);
});

test('a cancellation without its act is lost, and so is one that did not happen', () => {
  expect(check({ ...endedEntry, acts: [] }, askedEnd)).toEqual(['lost']);
  expect(check({ ...endedEntry, booking: { ...booking, sequence: 1 } }, askedEnd)).toEqual(['lost']);
  expect(check({ ...endedEntry, acts: [ended, ended] }, askedEnd)).toEqual(['doubled']);
  expect(check(endedEntry, { ...askedEnd, seen: 1 })).toEqual(['failed']);
});
