import { startMailbox } from '@tt/standins/mailbox';
import { startTelegram } from '@tt/standins/telegram';
import { onTestFinished } from 'vitest';
import { runOutbox } from '../run-outbox.ts';
import { parseCalendarFile } from './parse-calendar-file.ts';
import { startEmailApp } from './start-email-app.ts';

/** The app in the email way, with a mailbox and a chat of its own. */
export async function startEmailWorld(environment: Record<string, string> = {}) {
  const [mailbox, telegram] = [await startMailbox(), await startTelegram()];
  onTestFinished(async () => {
    await mailbox.stop();
    await telegram.stop();
  });
  const app = await startEmailApp({
    environment: {
      SMTP_URL: mailbox.smtpUrl,
      TELEGRAM_API_URL: telegram.url,
      TELEGRAM_BOT_TOKEN: '1:test',
      TELEGRAM_CHAT_ID: '1',
      ...environment,
    },
  });
  /** Runs every job, also those that would wait, and returns each email with its calendar entry. */
  const readMails = async () => {
    await app.context.pool.query('update job_outbox set start_after = null where queue <> $1', [
      'booking-watch',
    ]);
    await runOutbox(app.context);
    const { mails } = await mailbox.admin.readState();
    return mails.map((mail) => {
      const file = mail.attachments.find(({ mimeType }) => mimeType === 'application/ics');
      const method = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.method;
      const calendar = parseCalendarFile(Buffer.from(file?.contentBase64 ?? '', 'base64').toString());
      return { ...mail, method, calendar };
    });
  };
  const readChats = async () => (await telegram.admin.readState()).messages.map(({ text }) => text);
  return { ...app, mailbox, readMails, readChats };
}
