import { type CompanyChannels, deliverToCompany } from '../../delivery/deliver-to-company.ts';
import { parseJobData } from '../../queue/job-data.ts';
import type { JobHandler } from '../../queue/work-queue.ts';
import { type ReleaseNoticeOptions, toReleaseNotice } from './release-notice.ts';
import { findReleaseNotice } from './release-notice-repository.ts';

/** Tells the company what became of a commit. */
export function createReleaseNoticeJob(options: CompanyChannels & ReleaseNoticeOptions): JobHandler {
  return async ({ data }) => {
    const { noticeId: id } = parseJobData('release-notice', data);
    const notice = await findReleaseNotice(options.pool, id);
    if (!notice) return;
    const message = { subject: 'release_notice', id, purpose: 'announcement' } as const;
    await deliverToCompany(options, message, toReleaseNotice(notice, options));
  };
}
