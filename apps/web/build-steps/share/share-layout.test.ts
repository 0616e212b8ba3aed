import { expect, test } from 'vitest';
import { toTitleSize } from './share-layout.ts';

test('a long title or a long word is set smaller', () => {
  expect(toTitleSize('Blog')).toBe(96);
  expect(toTitleSize('Custom transport skins and models')).toBe(78);
  expect(toTitleSize('Неперевершеновимогливість')).toBeLessThan(50);
});
