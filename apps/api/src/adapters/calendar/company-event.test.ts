import { expect, test } from 'vitest';
import { companyEventSchema, toCompanyEvent } from './company-event.ts';

test('an event that its owner made an all-day one has no instant', () => {
  const event = { id: 'abcde', etag: '"1"', status: 'confirmed', start: {}, end: {} };
  expect(toCompanyEvent(companyEventSchema.parse(event))).toMatchObject({
    startsAt: undefined,
    endsAt: undefined,
    sequence: 0,
    guests: [],
  });
});

test('a guest without an address, such as a room, is left out', () => {
  const attendees = [{ responseStatus: 'accepted' }, { email: 'ada@example.com' }];
  const event = { id: 'abcde', etag: '"1"', status: 'confirmed', attendees };
  expect(toCompanyEvent(companyEventSchema.parse(event)).guests).toEqual([{ email: 'ada@example.com' }]);
});
