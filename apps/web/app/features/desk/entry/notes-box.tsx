import { type DeskEntry, noteMaxLength } from '@tt/contract/desk/desk-entry';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { toInitials } from '../frame/initials.ts';
import { formatDate, formatTime } from '../frame/moment.ts';
import { ActAnswer } from './act-answer.tsx';
import { useDraft, writeNote } from './drafts.ts';
import type { Acts } from './use-acts.ts';

export const noteFieldId = 'note';

/** What the people of the desk tell each other. */
export function NotesBox({ entry, acts }: { entry: DeskEntry; acts: Acts }) {
  const t = useTexts();
  return (
    <section className="dk-box" aria-labelledby="notes">
      <h2 id="notes">{t('desk.note.title')}</h2>
      {entry.notes.length === 0 ? (
        <p className="dk-small">{t('desk.note.empty')}</p>
      ) : (
        <ul className="dk-notes">
          {entry.notes.map(({ id, who, at, text }) => (
            <li key={id}>
              <span className="dk-in" aria-hidden="true">
                {toInitials(who)}
              </span>
              <p>{text}</p>
              <span className="dk-small">
                {t('desk.note.by', {
                  name: who,
                  date: formatDate(t, new Date(at)),
                  time: formatTime(t, new Date(at)),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <NoteForm id={entry.id} acts={acts} />
    </section>
  );
}

function NoteForm({ id, acts }: { id: string; acts: Acts }) {
  const t = useTexts();
  const { note, noteId } = useDraft(id);
  const [problem, setProblem] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = note.trim();
    if (!text || !noteId) return setProblem(t('desk.errors.noteEmpty'));
    if (text.length > noteMaxLength)
      return setProblem(t('desk.errors.noteTooLong', { count: noteMaxLength }));
    setProblem('');
    void acts.addNote(noteId, text);
  };
  return (
    <form className="dk-field" onSubmit={save}>
      <label htmlFor={noteFieldId}>
        {t('desk.note.add')} <span className="dk-small">{t('desk.note.only')}</span>
      </label>
      <textarea
        className="input"
        id={noteFieldId}
        rows={2}
        value={note}
        aria-invalid={problem !== ''}
        aria-describedby="note-problem"
        onChange={({ target }) => writeNote(id, target.value)}
      />
      <p className="dk-bad" id="note-problem" role="status">
        {problem}
      </p>
      <div className="dk-bs">
        <button type="submit" className="dk-b">
          {t('desk.note.save')}
        </button>
        <ActAnswer acts={acts} place="note" />
      </div>
    </form>
  );
}
