import { expect, test } from 'vitest';
import { listOfficeCities } from './office-city.ts';

test.each([
  ['Europe/Warsaw', 'Час у Варшаві', 'Варшаві'],
  ['Europe/Warsaw', 'Przed 9:00 Warsaw time', 'Warsaw'],
  ['Europe/Lisbon', 'Hora de Lisboa', 'Lisboa'],
])('an office in %s is named if a text spells it out: “%s”', (timeZone, text, name) => {
  expect(listOfficeCities(text, timeZone)).toEqual([expect.stringContaining(`“${name}”`)]);
});

test.each([
  ['Europe/Warsaw', 'Time in {city}'],
  ['Europe/Warsaw', 'A zone such as Europe/Warsaw'],
  ['Europe/Lisbon', 'Час у Варшаві'],
])('an office in %s is not found in “%s”', (timeZone, text) => {
  expect(listOfficeCities(text, timeZone)).toEqual([]);
});
