import { expect, test } from 'vitest';
import { deskActKinds } from '@tt/contract/desk/desk-people';
import { englishTexts } from '../../../../test/desk-texts.ts';
import { type ActParts, toActParts } from './to-act-parts.ts';

const act = {
  at: '2026-11-16T13:06:00.000Z',
  who: 'Marta',
  reference: 'IN-7K2M9Q',
  before: null,
  after: null,
};
const toText = ({ before, between, reference = '', after }: ActParts) =>
  `${before}[Marta]${between}${reference}${after}`;

test.each([
  [{ kind: 'took' }, '[Marta] took IN-7K2M9Q'],
  [{ kind: 'state', before: 'hand', after: 'won' }, '[Marta] marked IN-7K2M9Q as “Won”'],
  [{ kind: 'state', before: 'new', after: 'spam' }, '[Marta] marked IN-7K2M9Q as spam'],
  [{ kind: 'outcome', after: 'held' }, '[Marta] marked the meeting IN-7K2M9Q as held'],
  [{ kind: 'outcome', after: 'no_show' }, '[Marta] marked the meeting IN-7K2M9Q as a no-show'],
  [{ kind: 'moved', after: '2026-11-20T09:00:00.000Z' }, '[Marta] moved IN-7K2M9Q to Fri, Nov 20, 10:00'],
  [{ kind: 'invited', reference: null, after: 'Luis' }, '[Marta] invited Luis'],
  [{ kind: 'removed', reference: null, before: 'Jan' }, '[Marta] removed Jan'],
  [{ kind: 'new_device', reference: null, after: 'Phone' }, '[Marta] signed in, new device “Phone”'],
  [{ kind: 'signed_in', reference: null }, '[Marta] signed in'],
] as const)('%o reads: %s', (own, text) => {
  expect(toText(toActParts(englishTexts, { ...act, ...own }))).toBe(text);
});

test('every kind of act has a sentence about the person', () => {
  for (const kind of deskActKinds) {
    const after = kind === 'moved' ? act.at : 'new';
    expect(toText(toActParts(englishTexts, { ...act, kind, after })), kind).toMatch(/\[Marta\] \w+/);
  }
});
