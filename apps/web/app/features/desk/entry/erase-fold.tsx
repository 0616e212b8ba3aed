import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { type FormEvent, useState } from 'react';
import { usePerson, useTexts } from '../frame/desk-context.ts';
import { Fold } from '../frame/fold.tsx';
import { toCondition } from './meeting-condition.ts';
import { useErase } from './use-erase.ts';

/** Deletes an entry for good, after its reference was typed. */
export function EraseFold({ entry, now }: { entry: DeskEntry; now: Date }) {
  const t = useTexts();
  const isBooking = entry.kind === 'booking';
  return (
    <Fold
      id="erase"
      className="dk-fold dk-danger"
      summary={isBooking ? t('desk.erase.openBooking') : t('desk.erase.openInquiry')}
    >
      {(close) => <EraseQuestion entry={entry} now={now} onKeep={close} />}
    </Fold>
  );
}

interface EraseQuestionProps {
  entry: DeskEntry;
  now: Date;
  onKeep: () => void;
}

function EraseQuestion({ entry, now, onKeep }: EraseQuestionProps) {
  const t = useTexts();
  const { name: who } = usePerson();
  const [typed, setTyped] = useState('');
  const [withoutMail, setWithoutMail] = useState(false);
  const { erase, isBusy, problem, isMailWaiting } = useErase(entry);
  const { name, reference: ref, kind } = entry;
  const condition = toCondition(entry.meeting, now);
  const isAhead = condition === 'ahead' || condition === 'running';
  const isRight = typed.trim().toUpperCase() === ref;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRight && !isBusy) void erase({ isAhead, withoutMail: isMailWaiting && withoutMail });
  };
  return (
    <form className="dk-sure" aria-labelledby="erase-question" onSubmit={submit}>
      <p id="erase-question">
        <b>{t('desk.erase.question', { name: name || ref })}</b>
      </p>
      <ul>
        <li>{t('desk.erase.what')}</li>
        {isAhead && <li>{t('desk.erase.cancelFirst', { name })}</li>}
        <li>
          {kind === 'booking'
            ? t('desk.erase.logBooking', { ref, who })
            : t('desk.erase.logInquiry', { ref, who })}
        </li>
        <li>{t('desk.erase.outside')}</li>
      </ul>
      <div className="dk-field">
        <label htmlFor="erase-reference">{t('desk.erase.type', { ref })}</label>
        <input
          className="input dk-reference"
          id="erase-reference"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p role="status" className="dk-bad">
        {isBusy ? t('desk.saving') : problem}
      </p>
      {isMailWaiting && (
        <label className="dk-check">
          <input
            type="checkbox"
            checked={withoutMail}
            onChange={({ target }) => setWithoutMail(target.checked)}
          />
          {t('desk.erase.withoutMail')}
        </label>
      )}
      <div className="dk-bs">
        <button type="submit" className="dk-b dk-b-bad" disabled={!isRight}>
          {t('desk.erase.yes')}
        </button>
        <button type="button" className="dk-b" onClick={onKeep}>
          {t('desk.erase.keep')}
        </button>
      </div>
    </form>
  );
}
