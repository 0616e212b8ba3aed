/** The numbered parts of the page, in their order. */
export const parts = ['time', 'details', 'how'] as const;
export type Part = (typeof parts)[number];
export type PartState = 'done' | 'now' | 'open';

/** The first part that is not complete. */
export function findDue(isComplete: Record<Part, boolean>): Part | undefined {
  return parts.find((part) => !isComplete[part]);
}

/** Marks each part: the one that is due is now, or the last one if all are complete. */
export function toProgress(isComplete: Record<Part, boolean>): Record<Part, PartState> {
  const due = findDue(isComplete) ?? 'how';
  const toState = (part: Part): PartState => (part === due ? 'now' : isComplete[part] ? 'done' : 'open');
  return { time: toState('time'), details: toState('details'), how: toState('how') };
}
