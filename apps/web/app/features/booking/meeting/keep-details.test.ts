import { expect, test } from 'vitest';
import { findDraft } from './keep-details.ts';

const details = { name: 'Ada', phone: '+48 600 700 800', message: 'Looms' };

test('who books again after canceling finds what was typed and the duration, but no time', () => {
  expect(findDraft({ details, durationMinutes: 60 })).toMatchObject({
    ...details,
    durationMinutes: 60,
    startsAt: null,
  });
  expect(findDraft({ details, durationMinutes: 45 })).toMatchObject({ ...details, durationMinutes: 15 });
  expect(findDraft({ durationMinutes: 60 })).toBeUndefined();
});
