import type { Background } from './background.ts';
import type { OpenDoubts } from './open-doubts.ts';

/** What ends with this process. */
export interface ProcessMemory {
  background: Background;
  doubts: OpenDoubts;
}
