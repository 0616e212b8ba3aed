import type { Migration } from 'kysely/migration';
import * as jobOutbox from './migrations/0001-job-outbox.ts';
import * as rateLimit from './migrations/0002-rate-limit.ts';
import * as clientRequest from './migrations/0003-client-request.ts';
import * as booking from './migrations/0004-booking.ts';
import * as consumeLimitsByKey from './migrations/0005-consume-limits-by-key.ts';
import * as enquiryAnnouncement from './migrations/0006-enquiry-announcement.ts';
import * as holdByDatabaseClock from './migrations/0007-hold-by-database-clock.ts';
import * as deliveryClaim from './migrations/0009-delivery-claim.ts';
import * as bookingEndsAt from './migrations/0010-booking-ends-at.ts';
import * as delivery from './migrations/0011-delivery.ts';
import * as companyCalendar from './migrations/0012-company-calendar.ts';
import * as bookingClaim from './migrations/0013-booking-claim.ts';
import * as feedAndWebhooks from './migrations/0014-feed-and-webhooks.ts';
import * as followCancellation from './migrations/0015-follow-cancellation.ts';
import * as dropFormerDeliveries from './migrations/0016-drop-former-deliveries.ts';
import * as backupRun from './migrations/0017-backup-run.ts';
import * as largeTables from './migrations/0018-large-tables.ts';
import * as companyHands from './migrations/0019-company-hands.ts';
import * as mailboxMails from './migrations/0020-mailbox-mails.ts';
import * as allWebhookEvents from './migrations/0021-all-webhook-events.ts';

/** In the order of their names; `pnpm db:new` adds a line here. */
export const migrations: Record<string, Migration> = {
  '0001-job-outbox': jobOutbox,
  '0002-rate-limit': rateLimit,
  '0003-client-request': clientRequest,
  '0004-booking': booking,
  '0005-consume-limits-by-key': consumeLimitsByKey,
  '0006-enquiry-announcement': enquiryAnnouncement,
  '0007-hold-by-database-clock': holdByDatabaseClock,
  '0009-delivery-claim': deliveryClaim,
  '0010-booking-ends-at': bookingEndsAt,
  '0011-delivery': delivery,
  '0012-company-calendar': companyCalendar,
  '0013-booking-claim': bookingClaim,
  '0014-feed-and-webhooks': feedAndWebhooks,
  '0015-follow-cancellation': followCancellation,
  '0016-drop-former-deliveries': dropFormerDeliveries,
  '0017-backup-run': backupRun,
  '0018-large-tables': largeTables,
  '0019-company-hands': companyHands,
  '0020-mailbox-mails': mailboxMails,
  '0021-all-webhook-events': allWebhookEvents,
};
