import { Icon } from '../../../ui/actions/icon.tsx';
import type { PartState } from './progress.ts';

const classNames: Record<PartState, string> = { done: 'mark mark-on', now: 'mark mark-now', open: 'mark' };

/** The number of a part, or a tick once it is complete. */
export function Mark({ state, number }: { state: PartState; number: number }) {
  return (
    <span className={classNames[state]} aria-hidden="true">
      {state === 'done' ? <Icon name="tick" /> : number}
    </span>
  );
}
