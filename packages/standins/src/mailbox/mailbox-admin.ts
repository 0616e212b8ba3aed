import { z } from 'zod';
import { AdminClient } from '../admin-client.ts';
import { faultTimes } from '../fault-script.ts';
import type { StoredMail } from './to-stored-mail.ts';

/** The moments of the SMTP dialogue at which a fault can happen; `data` is after the last byte of the mail. */
const stage = z.enum(['auth', 'mail_from', 'rcpt_to', 'data']).default('data');

/** Only mails to addresses of this domain; not for `auth` and `mail_from`, which know no recipient. */
const domain = z.string().optional();

export const mailboxFault = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reject'),
    at: stage,
    code: z.int().min(400).max(599),
    message: z.string().optional(),
    domain,
    times: faultTimes,
  }),
  z.object({ kind: z.literal('drop'), at: stage, domain, times: faultTimes }),
  z.object({ kind: z.literal('hang'), at: stage, domain, times: faultTimes }),
  z.object({
    kind: z.literal('answer_lost'),
    at: z.literal('data').default('data'),
    domain,
    times: faultTimes,
  }),
]);

export type MailboxFault = z.infer<typeof mailboxFault>;
export type MailStage = MailboxFault['at'];

export type MailboxState = { mails: StoredMail[] };

export class MailboxAdmin extends AdminClient<z.input<typeof mailboxFault>, MailboxState> {}
