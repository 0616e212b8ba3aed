import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { focusMain } from '../frame/focus-main.ts';
import { changeDraft, useDraft } from './drafts.ts';
import type { Acts } from './use-acts.ts';

/** Asks whether the reply went out. Only a yes marks it as answered. */
export function SentQuestion({ entry, acts }: { entry: DeskEntry; acts: Acts }) {
  const t = useTexts();
  const { isAsked } = useDraft(entry.id);
  const isOpen = isAsked && ['new', 'hand'].includes(entry.state);
  const close = () => {
    changeDraft(entry.id, { isAsked: false });
    focusMain();
  };
  const confirm = async () => {
    const answer = await acts.setState('answered', 'head');
    if (answer?.success) close();
  };
  return (
    <div role="status" className="dk-ask">
      {isOpen && (
        <div className="dk-alert dk-alert-info">
          <DeskIcon name="reply" />
          <p>
            <b>{t('desk.reply.sent.question', { name: entry.name || entry.reference })}</b>{' '}
            {t('desk.reply.sent.note')}
          </p>
          <div className="dk-bs">
            <button type="button" className="dk-b" onClick={() => void confirm()}>
              {t('desk.reply.sent.yes')}
            </button>
            <button type="button" className="dk-quiet" onClick={close}>
              {t('desk.reply.sent.notYet')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
