/** The numbered parts of the page, in their order. */
export const parts = ['time', 'details', 'how'] as const;
export type Part = (typeof parts)[number];
export type PartState = 'done' | 'now' | 'open';

/** Marks each part: the first that is not complete is due now, or the last one if all are. */
export function toProgress(isComplete: Record<Part, boolean>): Record<Part, PartState> {
  const due = parts.find((part) => !isComplete[part]) ?? 'how';
  const toState = (part: Part): PartState => (part === due ? 'now' : isComplete[part] ? 'done' : 'open');
  return { time: toState('time'), details: toState('details'), how: toState('how') };
}
