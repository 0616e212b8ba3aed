import { type ReactNode, useId } from 'react';
import { describeControl } from './describe-control.ts';
import { FieldNotes } from './field-notes.tsx';

interface FieldGroupProps {
  /** For links to the group, which lead to its legend. */
  id?: string;
  legend: string;
  /** The meaning of the asterisk, for screen readers; without it the group is optional. */
  requiredMark?: string;
  hint?: string;
  error?: string;
  /** Stands before the controls, with the notes. */
  intro?: ReactNode;
  children: ReactNode;
}

/** Several controls that answer one question. */
export function FieldGroup({
  id: givenId,
  legend,
  requiredMark,
  hint,
  error,
  intro,
  children,
}: FieldGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = <FieldNotes id={id} hint={hint} error={error} />;
  const noteIds = [
    requiredMark && `${id}-required`,
    describeControl(id, { hint, error })['aria-describedby'],
  ];
  return (
    <fieldset
      className="field"
      id={givenId}
      aria-describedby={noteIds.filter(Boolean).join(' ') || undefined}
    >
      <legend className="legend" tabIndex={givenId ? -1 : undefined}>
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
      {intro}
      {intro && notes}
      {children}
      {!intro && notes}
    </fieldset>
  );
}
