import type { ReactNode } from 'react';
import { FieldNotes, type FieldNotesProps } from './field-notes.tsx';

export interface FieldTexts extends Omit<FieldNotesProps, 'id'> {
  label: string;
  /** A word such as "optional", for fields that may stay empty. */
  optionalMark?: string;
}

interface FieldProps extends FieldTexts {
  /** The id of the control inside. */
  id: string;
  isRequired?: boolean;
  children: ReactNode;
}

export function Field({ id, label, optionalMark, isRequired, children, ...notes }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optionalMark && <span className="opt">{optionalMark}</span>}
        {isRequired && (
          <span className="req" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
