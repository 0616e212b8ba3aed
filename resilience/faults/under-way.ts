import type { Expectations } from './fault.ts';

/**
 * A worker is killed while it delivers. It runs several jobs at once, so any message may have arrived whose delivery it
 * could not record: that one is delivered again.
 */
export const underWay: Expectations = { doubles: ['telegram', 'slack', 'inbox', 'mail'] };
