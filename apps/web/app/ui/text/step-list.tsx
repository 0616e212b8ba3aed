import { Icon } from '../actions/icon.tsx';

interface StepListProps {
  steps: readonly { lead: string; text: string }[];
  /** How many steps are done; the next one is current. */
  doneCount?: number;
  /** The meaning of the tick, for screen readers. */
  doneLabel: string;
}

export function StepList({ steps, doneCount = 0, doneLabel }: StepListProps) {
  return (
    <ol className="nexts">
      {steps.map(({ lead, text }, index) => {
        const isDone = index < doneCount;
        return (
          <li
            key={lead}
            className={isDone ? 'done' : undefined}
            aria-current={doneCount > 0 && index === doneCount ? 'step' : undefined}
          >
            <span className="nexts-mark" aria-hidden="true">
              {isDone && <Icon name="tick" />}
            </span>
            <div>
              <b>
                {lead}
                {isDone && <span className="vh"> {doneLabel}</span>}
              </b>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
