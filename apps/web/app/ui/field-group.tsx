import { type ReactNode, useId } from 'react';
import { describeControl } from './describe-control.ts';
import { FieldNotes } from './field-notes.tsx';

interface FieldGroupProps {
  legend: string;
  isRequired?: boolean;
  hint?: string;
  error?: string;
  children: ReactNode;
}

/** Several controls that answer one question. */
export function FieldGroup({ legend, isRequired, hint, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={describeControl(id, { hint, error })['aria-describedby']}>
      <legend className="legend">
        {legend}{' '}
        {isRequired && (
          <span className="req" aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
