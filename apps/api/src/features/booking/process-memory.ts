import type { AvailabilityResponse } from '@tt/contract/availability';
import type { Background } from './background.ts';
import type { OpenDoubts } from './open-doubts.ts';
import type { SharedAnswer } from './shared-answer.ts';

/** What ends with this process. */
export interface ProcessMemory {
  background: Background;
  doubts: OpenDoubts;
  taken: SharedAnswer<AvailabilityResponse>;
}
