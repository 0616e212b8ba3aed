import { type LeadSample, leadSamples } from './lead-samples.ts';

export const stepNames = ['found', 'enriched', 'validated', 'exported'] as const;

const lastStep = stepNames.length - 1;
const ticksBetweenRows = 2;
// Ticks after which a row takes each step; a person needs longer to validate.
const machinePace = [0, 3, 5, 7];
const personPace = [0, 3, 8, 10];

export interface LeadState {
  /** Place in `stepNames`; -1 before the row is found. */
  step: number;
  isHeld: boolean;
}

/** Rows start one after another and take their steps in turn. A person holds back those with a flaw. */
export function createRun() {
  let tick = 0;
  let isHuman = true;

  const hasFlaw = ({ flaw }: LeadSample) => isHuman && flaw !== undefined;
  const getReached = (place: number) => {
    const age = tick - place * ticksBetweenRows;
    return (isHuman ? personPace : machinePace).filter((at) => age >= at).length - 1;
  };
  const getState = (place: number): LeadState => {
    const sample = leadSamples[place];
    const reached = getReached(place);
    const isHeld = sample !== undefined && hasFlaw(sample) && reached > 1;
    return { step: isHeld ? 1 : reached, isHeld };
  };
  return {
    getState,
    /** The last row of a run ends it. */
    get isOver() {
      return getReached(leadSamples.length - 1) >= lastStep;
    },
    advance() {
      tick++;
    },
    finish() {
      tick = leadSamples.length * ticksBetweenRows + Math.max(...personPace);
    },
    restart() {
      tick = 0;
    },
    validate(byHuman: boolean) {
      isHuman = byHuman;
    },
    listReady: () => leadSamples.filter((sample) => !hasFlaw(sample)),
    count() {
      const states = leadSamples.map((_, place) => getState(place));
      const reached = (step: number) => states.filter((state) => state.step >= step).length;
      return {
        ...{ found: reached(0), enriched: reached(1), validated: reached(2), exported: reached(3) },
        held: states.filter(({ isHeld }) => isHeld).length,
      };
    },
  };
}

export type Run = ReturnType<typeof createRun>;
