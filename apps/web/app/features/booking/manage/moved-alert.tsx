import { formatMessage } from '../../../i18n/format-message.ts';
import { Alert } from '../../../ui/text/alert.tsx';
import { formatWhen } from '../meeting/format-meeting.ts';
import type { Meeting } from '../meeting/to-meeting.ts';
import type { ManagePageData } from './load-manage-page.server.ts';

interface MovedAlertProps {
  page: ManagePageData;
  meeting: Meeting;
  from: Meeting;
}

/** Says what has become of the old time. */
export function MovedAlert({ page: { move, meeting: texts }, meeting, from }: MovedAlertProps) {
  const { tag } = texts;
  const { date: oldDate } = formatWhen(from, tag);
  return (
    <Alert tone="ok" title={formatMessage(move.done, tag, formatWhen(meeting, tag))}>
      {formatMessage(move.doneText, tag, { oldDate })}
    </Alert>
  );
}
