import type { Fault } from './fault.ts';
import { bookingKills } from './tables/booking-kills.ts';
import { chatFaults } from './tables/chats.ts';
import { clocks } from './tables/clocks.ts';
import { companyHand } from './tables/company-hand.ts';
import { desk } from './tables/desk.ts';
import { emailMails } from './tables/email-mails.ts';
import { emailWay } from './tables/email-way.ts';
import { inboxFaults } from './tables/inbox.ts';
import { inquiryKills } from './tables/inquiry-kills.ts';
import { googleFaults } from './tables/google.ts';
import { locks } from './tables/locks.ts';
import { dnsFaults, mailFaults } from './tables/mail-and-dns.ts';
import { poisonRows } from './tables/poison.ts';
import { releases } from './tables/releases.ts';
import { summaries } from './tables/summaries.ts';
import { transactions } from './tables/transactions.ts';
import { usualLimits } from './tables/usual-limits.ts';
import { webhookFaults } from './tables/webhooks.ts';
import { wholeDatabase } from './tables/whole-database.ts';

/** All faults, in the order in which they are tried. */
export const faults: readonly Fault[] = [
  ...releases,
  ...wholeDatabase,
  ...bookingKills,
  ...inquiryKills,
  ...summaries,
  ...transactions,
  ...locks,
  ...usualLimits,
  ...clocks,
  ...googleFaults,
  ...chatFaults,
  ...inboxFaults,
  ...webhookFaults,
  ...mailFaults,
  ...dnsFaults,
  ...poisonRows,
  ...emailWay,
  ...emailMails,
  ...companyHand,
  ...desk,
];
