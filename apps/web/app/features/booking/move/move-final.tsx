import { formatMessage } from '../../../i18n/format-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toManageFragment } from '../manage/manage-address.ts';
import type { ManagePageData } from '../manage/load-manage-page.server.ts';
import { formatWhen } from '../meeting/format-meeting.ts';
import type { Meeting } from '../meeting/to-meeting.ts';
import type { MoveChoice } from './move-choice.ts';

interface MoveFinalProps {
  page: ManagePageData;
  meeting: Meeting;
  choice: MoveChoice;
  isSending: boolean;
}

/** The end of the form: the button that moves, the way back, and what follows. */
export function MoveFinal({ page, meeting, choice: { to }, isSending }: MoveFinalProps) {
  const {
    move: texts,
    meeting: { tag },
  } = page;
  const label = to ? formatMessage(texts.submit, tag, { date: to.date, time: to.time }) : texts.choose;
  return (
    <div className="final">
      <Button type="submit" isBusy={isSending} disabled={isSending || !to}>
        {isSending ? texts.sending : label}
      </Button>
      {meeting.viewKey && (
        <p>
          <a className="quiet" href={`#${toManageFragment(meeting.viewKey, 'view')}`}>
            {formatMessage(texts.keep, tag, formatWhen(meeting, tag))}
          </a>
        </p>
      )}
      <p className="note">{texts.note}</p>
    </div>
  );
}
