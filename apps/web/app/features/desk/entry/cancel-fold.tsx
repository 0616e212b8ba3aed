import { type DeskEntry, lineMaxLength } from '@tt/contract/desk/desk-entry';
import type { DeskMeeting } from '@tt/contract/desk/desk-list';
import type { FormEvent } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { Fold } from '../frame/fold.tsx';
import { formatDate, formatTime } from '../frame/moment.ts';
import { ActAnswer } from './act-answer.tsx';
import { changeDraft, useDraft } from './drafts.ts';
import type { Acts } from './use-acts.ts';

interface CancelFoldProps {
  entry: DeskEntry;
  meeting: DeskMeeting;
  acts: Acts;
}

/** Cancels the meeting and tells the visitor, with a line if there is one. */
export function CancelFold(props: CancelFoldProps) {
  const t = useTexts();
  return (
    <Fold id="cancel" className="dk-fold dk-danger" summary={t('desk.booking.cancel.title')}>
      {(close) => <CancelQuestion {...props} onKeep={close} />}
    </Fold>
  );
}

function CancelQuestion({ entry, meeting, acts, onKeep }: CancelFoldProps & { onKeep: () => void }) {
  const t = useTexts();
  const { cancelLine } = useDraft(entry.id);
  const { name, language } = entry;
  const startsAt = new Date(meeting.startsAt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void acts.cancel(cancelLine);
  };
  return (
    <form className="dk-sure" aria-labelledby="cancel-question" onSubmit={submit}>
      <p id="cancel-question">
        <b>
          {t('desk.booking.cancel.question', {
            date: formatDate(t, startsAt),
            time: formatTime(t, startsAt),
            name,
          })}
        </b>
      </p>
      <ul>
        <li>{t('desk.booking.cancel.mail', { name, inLanguage: t.tree('desk.inLanguage')[language] })}</li>
        <li>{t('desk.booking.cancel.frees')}</li>
      </ul>
      <div className="dk-field">
        <label htmlFor="cancel-line">
          {t('desk.booking.cancel.line', { name })}{' '}
          <span className="dk-small">
            {t('desk.booking.cancel.lineNote', { name, language: t.tree('desk.languages')[language] })}
          </span>
        </label>
        <textarea
          className="input"
          id="cancel-line"
          rows={2}
          maxLength={lineMaxLength}
          value={cancelLine}
          onChange={({ target }) => changeDraft(entry.id, { cancelLine: target.value })}
        />
      </div>
      <div className="dk-bs">
        <button type="submit" className="dk-b dk-b-bad">
          {acts.isBusy('cancel') ? t('desk.booking.cancel.sending') : t('desk.booking.cancel.yes')}
        </button>
        <button type="button" className="dk-b" onClick={onKeep}>
          {t('desk.booking.cancel.keep')}
        </button>
      </div>
      <ActAnswer acts={acts} place="cancel" />
    </form>
  );
}
