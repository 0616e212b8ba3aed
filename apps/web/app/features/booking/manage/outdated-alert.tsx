import { Alert } from '../../../ui/text/alert.tsx';
import { RichText } from '../meeting/rich-text.tsx';
import type { OutdatedReason } from '../move/move-outcome.ts';
import type { ManagePageData } from './load-manage-page.server.ts';

interface OutdatedAlertProps {
  page: ManagePageData;
  reason: OutdatedReason;
}

/** Says why the time was not changed. The current booking is shown below. */
export function OutdatedAlert({ page, reason }: OutdatedAlertProps) {
  const { move, manage, meeting: texts } = page;
  const reasons = {
    changed: move.changed,
    canceled: texts.canceled.already,
    past: move.past,
    too_close: <RichText message={manage.tooClose} tag={texts.tag} values={{ email: texts.companyEmail }} />,
  };
  return (
    <Alert tone="bad" title={move.failedTitle}>
      {reasons[reason]}
    </Alert>
  );
}
