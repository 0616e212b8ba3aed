import { businessHours, findOpenRange, listStartMinutes } from '@tt/contract/slots/business-hours';
import { unless, type Violation } from '../../invariants/violation.ts';
import type { Story } from '../steps/step-kind.ts';
import type { ReceivedMail } from '../peers/mailbox.ts';
import { mailsPerUnverifiedMailbox } from '../world-config.ts';

const dayMs = 86_400_000;
/** Nobody knows how long a meeting will be when it is judged. */
const longestMinutes = 60;

const findFullDay = `
  select starts_at::date::text as day, sum(extract(epoch from ends_at - starts_at))::int / 60 as minutes
  from booking where method = 'email' and status = 'confirmed' and not is_verified and name like 'Stranger%'
  group by 1 order by 2 desc limit 1`;

// Google has verified the address of its bookings, and an email that was answered that of the others.
const listUnverified = `
  select id, lower(visitor_email) as mailbox from booking b where method = 'email'
    and not exists (select from booking p where p.email_key = b.email_key and p.is_verified)`;

/** What anybody can do with addresses that are not theirs is bounded. */
export async function checkStrangers({ world }: Story): Promise<Violation[]> {
  const [full] = await world.database.query<{ day: string; minutes: number }>(findFullDay);
  const isBounded = !full || full.minutes <= toOpenMinutes(full.day) / 2 + longestMinutes;
  const rows = await world.database.query<{ id: string; mailbox: string }>(listUnverified);
  const flooded = [...Map.groupBy(rows, (row) => row.mailbox)].flatMap(([mailbox, bookings]) => {
    const mails = world.mailbox.mails.filter(({ message }) =>
      bookings.some(({ id }) => message.id.includes(id)),
    );
    const most = countWithinDay(mails);
    return unless(
      most <= mailsPerUnverifiedMailbox,
      'failed',
      () => `the mailbox ${mailbox} has verified nothing and got ${most} mails in a day`,
    );
  });
  return [
    ...unless(isBounded, 'failed', () => `made-up addresses have ${full?.minutes} minutes of ${full?.day}`),
    ...flooded,
  ];
}

/** An email whose answer was lost may come twice. */
function countWithinDay(mails: readonly ReceivedMail[]): number {
  const counts = mails.map(({ startedAt: from }) => {
    const within = mails.filter(({ startedAt }) => startedAt >= from && startedAt < from + dayMs);
    return new Set(within.map(({ message }) => message.id)).size;
  });
  return Math.max(0, ...counts);
}

function toOpenMinutes(day: string): number {
  const range = findOpenRange(Date.parse(day), businessHours);
  return listStartMinutes(range, businessHours.stepMinutes).length * businessHours.stepMinutes;
}
