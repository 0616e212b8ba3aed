import { Icon } from '../actions/icon.tsx';
import { Spinner } from '../actions/spinner.tsx';

export interface FieldNotesProps {
  /** The id of the control that the notes describe. */
  id: string;
  hint?: string;
  /** What is being looked up, as long as it is. */
  checking?: string;
  /** What was looked up and found to be right. */
  confirmed?: string;
  error?: string;
}

export function FieldNotes({ id, hint, checking, confirmed, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {/* Live regions must exist before their text, or screen readers would not announce it. */}
      <p className={confirmed ? 'note note-ok' : 'note'} role="status">
        {checking && (
          <>
            <Spinner />
            {checking}
          </>
        )}
        {confirmed && (
          <>
            <Icon name="tick" />
            {confirmed}
          </>
        )}
      </p>
      <p className="note note-bad" id={`${id}-error`} aria-live="polite">
        {error && (
          <>
            <Icon name="warning" />
            {error}
          </>
        )}
      </p>
    </>
  );
}
