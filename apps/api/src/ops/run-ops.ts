import type { Context } from '../context.ts';
import { runBookings } from './bookings.ts';
import { runEnquiries } from './enquiries.ts';
import { runMail } from './mail/mail.ts';
import { runFeed } from './feed.ts';
import { runPrivacy } from './privacy.ts';
import { runQueue } from './queue.ts';
import { UsageError } from './usage-error.ts';
import { runWebhooks } from './webhooks.ts';

const commands = new Map([
  ['enquiries', runEnquiries],
  ['bookings', runBookings],
  ['queue', runQueue],
  ['privacy', runPrivacy],
  ['mail', runMail],
  ['feed', runFeed],
  ['webhooks', runWebhooks],
]);

/** Runs one operator command and returns its output. */
export async function runOps(context: Context, [name = '', ...rest]: string[]): Promise<string> {
  const command = commands.get(name);
  if (!command) throw new UsageError();
  return command(context, rest);
}
