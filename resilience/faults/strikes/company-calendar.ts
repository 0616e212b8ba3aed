import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingRecord } from '../ledger.ts';
import { NotInjected, type Scene } from '../scene.ts';

/** Connects the company's calendar as an operator does, with its busy times known. */
async function connectCalendar({ world }: Scene): Promise<void> {
  const { database, peers } = world;
  const { account, scope, refreshToken } = peers.google.company;
  const { CALENDAR_KEY: key = '' } = await world.toEnvironment('operator');
  const id = randomUUID();
  await disconnectCalendar(world);
  await database.query(
    `insert into calendar_connection
       (id, kind, account_email, calendar_id, scopes, refresh_token_sealed, status, last_ok_at)
     values ($1, 'refresh_token', $2, 'primary', $3, $4, 'connected', clock_timestamp())`,
    [id, account, scope, seal(refreshToken, key, `calendar:${id}`)],
  );
  await database.query("insert into calendar_snapshot (calendar_id, busy) values ('primary', '{}')");
}

/** As the service seals it: the initialization vector, the ciphertext and the tag. */
function seal(secret: string, key: string, context: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** The stand-in forgets its events after each fault, which must not look like deletions by hand. */
export async function disconnectCalendar({ database }: Scene['world']): Promise<void> {
  const [installed] = await database.query<{ exists: boolean }>(
    "select to_regclass('calendar_connection') is not null as exists",
  );
  if (!installed?.exists) return;
  await database.query('delete from calendar_connection');
  await database.query('delete from calendar_snapshot');
  // Nor must the bookings of all faults together look like a flood of made-up addresses.
  await database.query(
    "update booking set synced_sequence = -1, suspicion = 'an earlier fault' where method = 'email'",
  );
}

/** A booking of long ago that starts in some hours: only times are moved, in the calendar too. */
export async function bringForward({ world }: Scene, record: BookingRecord, hours: number): Promise<void> {
  const { id = '' } = record;
  const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 1_800_000);
  record.movedTo = startsAt.getTime();
  await world.peers.google.admin.editByHand(id.replaceAll('-', ''), {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  });
  await world.database.query(
    `update booking set starts_at = $2, ends_at = $3, synced_starts_at = $2, synced_ends_at = $3,
       confirmed_at = confirmed_at - interval '9 days', changed_at = changed_at - interval '9 days' where id = $1`,
    [id, startsAt, endsAt],
  );
  await world.database.query(
    "update booking_claim set blocks = tstzrange($2, $3, '[)') where booking_id = $1",
    [...[id, startsAt, endsAt]],
  );
}

/** Runs a job of the clock now. */
export async function strikeClock({ world }: Scene, queue: string): Promise<void> {
  await world.database.query("insert into job_outbox (queue, data) values ($1, '{}')", [queue]);
}

/** The company's calendar is connected, and its delayed jobs are due at the end. */
export function withCalendar(inject: (scene: Scene) => Promise<void>): (scene: Scene) => Promise<void> {
  return async (scene) => {
    await connectCalendar(scene);
    // Processes look every two seconds whether booking by email is open.
    await sleep(2_100);
    for (const queue of ['booking-calendar', 'booking-notice', 'calendar-notice'])
      scene.hurriedQueues.add(queue);
    await inject(scene);
  };
}

/** A confirmed booking by email, before any fault. */
export async function bookByEmailFirst(scene: Scene): Promise<BookingRecord> {
  const record = await scene.bookByEmail();
  if (!record.id) throw new NotInjected(`no booking to begin with: ${record.attempts.join(', ')}`);
  return record;
}
