import { startMailbox } from '@tt/standins/mailbox';
import { startTelegram } from '@tt/standins/telegram';
import { onTestFinished } from 'vitest';
import { runOutbox } from '../run-outbox.ts';
import { type BookingApp, type BookingAppOptions, startBookingApp } from './start-booking-app.ts';

interface BookingEnd {
  /** Status, code of the failure and state of the link, for each row. */
  bookings: string[];
  events: string[];
  revoked: number;
  mails: string[];
  chats: string[];
}

export interface BookingWorld extends BookingApp {
  mailbox: Awaited<ReturnType<typeof startMailbox>>;
  telegram: Awaited<ReturnType<typeof startTelegram>>;
  /** Runs due jobs and returns the state of database, calendar, mailbox and chat. */
  readEnd: () => Promise<BookingEnd>;
}

/** The app with Google, a mailbox and a chat of its own. */
export async function startBookingWorld(options: BookingAppOptions = {}): Promise<BookingWorld> {
  const mailbox = await startMailbox();
  const telegram = await startTelegram();
  onTestFinished(async () => {
    await mailbox.stop();
    await telegram.stop();
  });
  const environment = {
    SMTP_URL: mailbox.smtpUrl,
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: '1:test',
    TELEGRAM_CHAT_ID: '1',
    ...options.environment,
  };
  const app = await startBookingApp({ ...options, environment });
  const world = { ...app, mailbox, telegram };
  return { ...world, readEnd: () => readEnd(world) };
}

async function readEnd({
  context,
  google,
  mailbox,
  telegram,
}: Omit<BookingWorld, 'readEnd'>): Promise<BookingEnd> {
  await runOutbox(context);
  const { rows } = await context.pool.query<{ words: string }>(
    `select concat_ws(' ', status, failure_code, meet_link_status) as words from booking order by created_at`,
  );
  const { events, tokens } = await google.admin.readState();
  return {
    bookings: rows.map(({ words }) => words),
    events: events.map(({ status }) => status),
    revoked: tokens.filter(({ isRevoked }) => isRevoked).length,
    mails: (await mailbox.admin.readState()).mails.map(({ subject }) => subject.replace(/ .*/, '')),
    chats: (await telegram.admin.readState()).messages.map(({ text }) => text.replace(/[:{].*/s, '')),
  };
}
