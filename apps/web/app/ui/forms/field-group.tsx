import { type ReactNode, useId } from 'react';
import { describeControl } from './describe-control.ts';
import { FieldNotes } from './field-notes.tsx';

interface FieldGroupProps {
  legend: string;
  /** The meaning of the asterisk, for screen readers; without it the group is optional. */
  requiredMark?: string;
  hint?: string;
  error?: string;
  children: ReactNode;
}

/** Several controls that answer one question. */
export function FieldGroup({ legend, requiredMark, hint, error, children }: FieldGroupProps) {
  const id = useId();
  const noteIds = [
    requiredMark && `${id}-required`,
    describeControl(id, { hint, error })['aria-describedby'],
  ];
  return (
    <fieldset className="field" aria-describedby={noteIds.filter(Boolean).join(' ') || undefined}>
      <legend className="legend">
        {legend}{' '}
        {requiredMark && (
          <span className="req" aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {requiredMark && (
        <span className="vh" id={`${id}-required`}>
          {requiredMark}
        </span>
      )}
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
