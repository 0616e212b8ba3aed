import type { PublishedTimes } from '../availability/taken-ranges.ts';
import type { Background } from '../event/background.ts';
import type { OpenDoubts } from '../event/open-doubts.ts';
import type { SharedAnswer } from './shared-answer.ts';

/** State that ends with this process. */
export interface ProcessMemory {
  background: Background;
  doubts: OpenDoubts;
  taken: SharedAnswer<PublishedTimes>;
}
