import { useState } from 'react';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { nothing, sendToDesk } from '../frame/desk-client.ts';
import { useTexts } from '../frame/desk-context.ts';
import { FailureLine } from '../frame/failure-line.tsx';
import { Fold } from '../frame/fold.tsx';
import type { ListedPerson } from './person-row.tsx';

interface RemovePersonProps {
  person: ListedPerson;
  /** The person has no device yet, so nothing is lost and no question is asked. */
  isInvited: boolean;
  onDone: (text: string) => void;
}

/** Removes somebody's access, after a question. */
export function RemovePerson({ person: { id, name, inHand }, isInvited, onDone }: RemovePersonProps) {
  const t = useTexts();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<FailureCode>();

  const remove = async () => {
    setSending(true);
    const result = await sendToDesk({ path: `people/${id}/remove`, body: {}, answer: nothing });
    setSending(false);
    setFailure(result.ok ? undefined : result.code);
    if (result.ok) onDone(isInvited ? t('desk.done.withdrawn') : t('desk.done.removed', { name }));
  };

  if (isInvited)
    return (
      <div>
        <button type="button" className="dk-quiet dk-quiet-bad" disabled={isSending} onClick={remove}>
          {t('desk.people.invite.withdraw')}
          <span className="vh">{`: ${name}`}</span>
        </button>
        <FailureLine failure={failure} />
      </div>
    );
  return (
    <Fold
      id={`remove-${id}`}
      className="dk-fold dk-danger"
      summary={
        <>
          {t('desk.people.remove.open')}
          <span className="vh">{`: ${name}`}</span>
        </>
      }
    >
      {(close) => (
        <div className="dk-sure">
          <p>
            <b>{t('desk.people.remove.question', { name })}</b>
            <br />
            {t('desk.people.remove.text', { name })}
            {inHand > 0 && ` ${t('desk.people.remove.inHand', { count: inHand })}`}
          </p>
          <FailureLine failure={failure} />
          <div className="dk-bs">
            <button type="button" className="dk-b dk-b-bad" disabled={isSending} onClick={remove}>
              {t('desk.people.remove.yes', { name })}
            </button>
            <button type="button" className="dk-b" onClick={close}>
              {t('desk.people.remove.keep')}
            </button>
          </div>
        </div>
      )}
    </Fold>
  );
}
