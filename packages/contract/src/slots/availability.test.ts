import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availabilityResponseSchema, hasFreePlace, type TakenRange, toTakenRanges } from './availability.ts';

const at = (time: string) => Date.parse(`2026-06-02T${time}Z`);
const taken = (from: string, to: string, lane = 1): TakenRange => ({
  startsAt: at(from),
  endsAt: at(to),
  lane,
});

describe('free places', () => {
  test('[SLOT-17] a start is free only while its whole duration is', () => {
    const ranges = [taken('09:30', '10:00')];
    expect(hasFreePlace(at('09:00'), 15, ranges, 1)).toBe(true);
    expect(hasFreePlace(at('09:00'), 30, ranges, 1)).toBe(true);
    expect(hasFreePlace(at('09:00'), 60, ranges, 1)).toBe(false);
    expect(hasFreePlace(at('09:30'), 15, ranges, 1)).toBe(false);
    expect(hasFreePlace(at('10:00'), 15, ranges, 1)).toBe(true);
  });

  test('[SLOT-17] with more capacity a start is free until every lane is busy', () => {
    const ranges = [taken('09:00', '10:00', 1), taken('09:30', '09:45', 2)];
    expect(hasFreePlace(at('09:00'), 30, ranges, 2)).toBe(true);
    expect(hasFreePlace(at('09:00'), 60, ranges, 2)).toBe(false);
    expect(hasFreePlace(at('09:00'), 60, ranges, 3)).toBe(true);
  });

  test('[SLOT-17] free minutes of different lanes do not add up to a place', () => {
    const ranges = [taken('09:00', '09:15', 1), taken('09:30', '09:45', 2)];
    expect(hasFreePlace(at('09:00'), 60, ranges, 2)).toBe(false);
    expect(hasFreePlace(at('09:00'), 30, ranges, 2)).toBe(true);
  });

  test('[SLOT-17] a lane beyond a lowered capacity no longer counts', () => {
    expect(hasFreePlace(at('09:00'), 15, [taken('09:00', '09:15', 2)], 1)).toBe(true);
  });

  test('[SLOT-17] of any bookings taken one after another, none overlaps in a single lane', () => {
    const wish = fc.record({ half: fc.nat(15), durationMinutes: fc.constantFrom(15, 30, 60) });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 40 }), (wishes) => {
        const booked: TakenRange[] = [];
        for (const { half, durationMinutes } of wishes) {
          const startsAt = at('07:00') + half * 30 * 60_000;
          const endsAt = startsAt + durationMinutes * 60_000;
          if (hasFreePlace(startsAt, durationMinutes, booked, 1)) booked.push({ startsAt, endsAt, lane: 1 });
        }
        const sorted = booked.toSorted((a, b) => a.startsAt - b.startsAt);
        expect(sorted.every((range, index) => range.startsAt >= (sorted[index - 1]?.endsAt ?? 0))).toBe(true);
      }),
    );
  });
});

describe('availability answer', () => {
  test('the answer has ranges and lanes only, whatever else the server added', () => {
    const range = { startsAt: '2026-06-02T09:30:00.000Z', endsAt: '2026-06-02T10:00:00.000Z', lane: 1 };
    const answer = availabilityResponseSchema.parse({ taken: [{ ...range, name: 'Ada' }] });
    expect(answer).toEqual({ taken: [range] });
    expect(toTakenRanges(answer)).toEqual([taken('09:30', '10:00')]);
  });

  test.each([
    { startsAt: '2026-06-02', endsAt: '2026-06-02T10:00:00Z', lane: 1 },
    { startsAt: 1, lane: 0 },
    null,
  ])('a malformed range %j is refused', (range) => {
    expect(availabilityResponseSchema.safeParse({ taken: [range] }).success).toBe(false);
  });
});
