import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface FieldNotesProps {
  /** The id of the control that the notes describe. */
  id: string;
  hint?: string;
  /** What is being looked up, while it is. */
  checking?: string;
  error?: string;
}

export function FieldNotes({ id, hint, checking, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {/* The live region is in the page before its words, or they would not be spoken. */}
      <p className="note" role="status">
        {checking && (
          <>
            <Spinner />
            {checking}
          </>
        )}
      </p>
      {error && (
        <p className="note note-bad" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </>
  );
}
