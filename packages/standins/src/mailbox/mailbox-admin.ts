import { z } from 'zod';
import { AdminClient } from '../admin-client.ts';
import { faultTimes } from '../fault-script.ts';
import type { StoredMail } from './to-stored-mail.ts';

/** The moments of the SMTP dialogue at which a fault can happen; `data` is after the last byte of the mail. */
const stage = z.enum(['auth', 'mail_from', 'rcpt_to', 'data']).default('data');

export const mailboxFault = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reject'),
    at: stage,
    code: z.int().min(400).max(599),
    message: z.string().optional(),
    times: faultTimes,
  }),
  z.object({ kind: z.literal('drop'), at: stage, times: faultTimes }),
  z.object({ kind: z.literal('hang'), at: stage, times: faultTimes }),
  z.object({ kind: z.literal('answer_lost'), at: z.literal('data').default('data'), times: faultTimes }),
]);

export type MailboxFault = z.infer<typeof mailboxFault>;
export type MailStage = MailboxFault['at'];

export type MailboxState = { mails: StoredMail[] };

export class MailboxAdmin extends AdminClient<z.input<typeof mailboxFault>, MailboxState> {}
