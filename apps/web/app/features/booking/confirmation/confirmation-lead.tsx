import type { MeetingTexts } from '../meeting/load-meeting-texts.server.ts';
import { RichText } from '../meeting/rich-text.tsx';
import type { Meeting } from '../meeting/to-meeting.ts';
import type { ConfirmationTexts } from './load-confirmation-texts.server.ts';

/** What the views of a confirmation need of their page. */
export interface ConfirmationPage {
  confirmation: ConfirmationTexts;
  meeting: MeetingTexts;
}

/** Says where the confirmation email goes. */
export function ConfirmationLead({ page, meeting }: { page: ConfirmationPage; meeting: Meeting }) {
  const { lead, leadWithoutEmail } = page.confirmation;
  const { email } = meeting;
  return email ? <RichText message={lead} tag={page.meeting.tag} values={{ email }} /> : leadWithoutEmail;
}
