import { type CompanyChannels, deliverToCompany } from '../../delivery/deliver-to-company.ts';
import { parseJobData } from '../../queue/job-data.ts';
import type { JobHandler } from '../../queue/work-queue.ts';
import { findInquiry } from './inquiry-repository.ts';
import { type InquiryMailOptions, toInquiryLetter } from './inquiry-letter.ts';
import { formatNotification } from './notification-text.ts';

/** Announces an inquiry to the company. */
export function createNotificationJob(options: CompanyChannels & InquiryMailOptions): JobHandler {
  return async ({ data }) => {
    const { id } = parseJobData('contact-form-notification', data);
    const inquiry = await findInquiry(options.pool, id);
    if (!inquiry) return;
    const message = { subject: 'client_request', id, purpose: 'announcement' } as const;
    await deliverToCompany(options, message, {
      toText: (chat) => formatNotification(inquiry, options, chat),
      toLetter: () => toInquiryLetter(inquiry, options),
    });
  };
}
