import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSlot } from '../../../test/booking/build-booking-request.ts';
import { startBookingWorld } from '../../../test/booking/start-booking-world.ts';
import { readWholeDatabase } from '../../../test/read-whole-database.ts';
import { createLogger } from '../../process/logger.ts';

// Unlike a Google token in shape, so that no scrubbing can hide a leak.
const canary = `canary-${randomUUID()}`;
const typed = `typed-${randomUUID()}`;

test('[AUTH-13] a token is found in no line of the log, table, mail or chat, whatever Google answers', async () => {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  const { book, google, context, mailbox, telegram, readEnd } = await startBookingWorld({
    replacements: { log },
  });
  const send = async (index: number) => {
    const accessToken = await google.admin.issueToken({ token: `${canary}-${index}` });
    return (await book({ ...findSlot(index), accessToken, message: typed })).json();
  };
  const faults = [
    { kind: 'error', reason: 'authError' },
    { kind: 'error', reason: 'insufficientPermissions' },
    { kind: 'error', reason: 'quotaExceeded' },
    { kind: 'malformed_json' },
    { kind: 'answer_lost' },
  ] as const;
  for (const [index, fault] of faults.entries()) {
    await google.admin.script({ on: 'insert', ...fault });
    await send(index);
  }
  expect((await send(9)).success).toBe(true);
  // Invalid input must not be echoed anywhere either.
  await book({ accessToken: `${canary} `, duration: 31 as 30, message: typed });
  await expect.poll(readEnd).toMatchObject({ revoked: 3, mails: ['Your', 'Your', 'Your'] });

  const database = await readWholeDatabase(context.pool);
  const logs = lines.join('');
  expect(database).toContain(typed);
  expect(logs).toContain('google-calendar-booking');
  const places = {
    database,
    logs,
    mails: JSON.stringify(await mailbox.admin.readState()),
    chats: JSON.stringify(await telegram.admin.readState()),
  };
  for (const [place, text] of Object.entries(places)) expect(text, place).not.toContain(canary);
  expect(logs).not.toContain(typed);
  expect(logs).not.toContain('Ada Lovelace');
});
