import { expect, test } from 'vitest';
import { guessDevice } from './guess-device.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0)', 'Linux'],
  ['something else', ''],
])('%s is called “%s” at first', (userAgent, name) => {
  expect(guessDevice(userAgent)).toBe(name);
});
