import type { Context } from '../context.ts';
import { runBookings } from './bookings.ts';
import { runCalendar } from './calendar/run-calendar.ts';
import { runDesk } from './desk.ts';
import { runInquiries } from './inquiries.ts';
import { runMail } from './mail/mail.ts';
import { runFeed } from './feed.ts';
import { runPrivacy } from './privacy.ts';
import { runQueue } from './queue.ts';
import { runReleaseNotice } from './release-notice.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { runWebhooks } from './webhooks.ts';

type Command = (context: Context, words: string[], terminal: Terminal) => Promise<string>;

const commands = new Map<string, Command>([
  ['inquiries', runInquiries],
  ['bookings', runBookings],
  ['calendar', runCalendar],
  ['queue', runQueue],
  ['privacy', runPrivacy],
  ['mail', runMail],
  ['feed', runFeed],
  ['webhooks', runWebhooks],
  ['desk', runDesk],
  ['release-notice', runReleaseNotice],
]);

export function isOpsCommand(name = ''): boolean {
  return commands.has(name);
}

/** Runs one operator command and returns its output. */
export async function runOps(
  context: Context,
  [name = '', ...rest]: string[],
  terminal = processTerminal,
): Promise<string> {
  const command = commands.get(name);
  if (!command) throw new UsageError();
  return command(context, rest, terminal);
}
