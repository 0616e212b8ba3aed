export const stepNames = ['found', 'enriched', 'validated', 'exported'] as const;

/** A flaw that a person would notice: a mailbox that nobody owns, or a duplicate lead. */
export type Flaw = 'role' | 'twin';

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

/**
 * Rows start one after another and take their steps in turn. If a person checks the run, rows with
 * a flaw are held back.
 */
export function createRun(flaws: readonly (Flaw | undefined)[]) {
  let tick = 0;
  let isHuman = true;

  const getReached = (place: number) => {
    const age = tick - place * ticksBetweenRows;
    return (isHuman ? personPace : machinePace).filter((at) => age >= at).length - 1;
  };
  const isCaught = (place: number) => isHuman && flaws[place] !== undefined;
  const getState = (place: number): LeadState => {
    const reached = getReached(place);
    const isHeld = isCaught(place) && reached > 1;
    return { step: isHeld ? 1 : reached, isHeld };
  };
  return {
    getState,
    get isHuman() {
      return isHuman;
    },
    /** The last row of a run ends it. */
    get isOver() {
      return getReached(flaws.length - 1) >= lastStep;
    },
    advance() {
      tick++;
    },
    finish() {
      tick = flaws.length * ticksBetweenRows + Math.max(...personPace);
    },
    restart() {
      tick = 0;
    },
    validate(byHuman: boolean) {
      isHuman = byHuman;
    },
    isReady: (place: number) => getState(place).step >= lastStep,
    count() {
      const states = flaws.map((_, place) => getState(place));
      const reached = (step: number) => states.filter((state) => state.step >= step).length;
      return {
        ...{ found: reached(0), enriched: reached(1), validated: reached(2), exported: reached(3) },
        held: states.filter(({ isHeld }) => isHeld).length,
      };
    },
  };
}
