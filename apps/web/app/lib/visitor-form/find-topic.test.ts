import { expect, test } from 'vitest';
import { findTopic } from './find-topic.ts';

const titles = { rendering: 'Rendering', fiveg: '5G' };

test('[SOURCE-05] the address names the topic, then the draft, and what is none of ours counts as none', () => {
  expect(findTopic(titles, 'fiveg', 'rendering')).toBe('fiveg');
  expect(findTopic(titles, 'nope', 'rendering')).toBe('rendering');
  expect(findTopic(titles, null, 'gone')).toBeUndefined();
  expect(findTopic(titles, 'toString', undefined)).toBeUndefined();
});
