import { invitationHours } from '@tt/contract/desk/desk-access';
import { defaultLanguageCode, isLanguageCode } from '@tt/contract/language/language';
import type pg from 'pg';
import type { DeliveryResult } from '../../../adapters/channel.ts';
import type { Mailer } from '../../../adapters/mail/mail.ts';
import { deliverOnce } from '../../../delivery/deliver-once.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { toInvitationUrl } from '../access/access-routes.ts';
import {
  addInvitation,
  findInvitation,
  findPerson,
  hasInvitation,
  type Person,
  withdrawInvitation,
} from '../access/person-repository.ts';
import { type InvitationMailOptions, toInvitationMail } from './invitation-mail.ts';

export interface InvitationJobOptions extends InvitationMailOptions {
  pool: pg.Pool;
  mailer: Mailer;
}

/** Emails a person a separate link, because the database has only hashes, so an earlier link can't be sent. */
export function createInvitationJob(options: InvitationJobOptions): JobHandler {
  const { pool, mailer } = options;
  return async ({ data }) => {
    const { personId, at } = parseJobData('desk-invitation', data);
    const person = await findPerson(pool, personId);
    // A person who has enrolled in the meantime, or whose invitation was withdrawn, needs no link.
    if (!person?.mail || !(await hasInvitation(pool, personId))) return;
    const { mail } = person;
    const message = { subject: 'desk_person', id: personId, purpose: `invitation:${at}` } as const;
    await deliverOnce(pool, { message, channel: mailer }, () => sendLink(options, { ...person, mail }, at));
  };
}

/** If the email could not be delivered, its link is revoked. */
async function sendLink(
  options: InvitationJobOptions,
  person: Person & { mail: string },
  at: number,
): Promise<DeliveryResult> {
  const { pool, mailer, siteOrigin } = options;
  const token = await addInvitation(pool, { personId: person.id, seconds: invitationHours * 3_600 });
  const invitation = await findInvitation(pool, token);
  if (!invitation) return { kind: 'failed', reason: 'the invitation has ended' };
  const { id, name, mail } = person;
  const language = isLanguageCode(person.language) ? person.language : defaultLanguageCode;
  const url = toInvitationUrl(siteOrigin, token);
  const invited = {
    id: `${id}.invitation.${at}`,
    name,
    mail,
    language,
    url,
    expiresAt: invitation.expiresAt,
  };
  const result = await mailer.send(toInvitationMail(invited, options));
  if (result.kind !== 'delivered') await withdrawInvitation(pool, invitation.hash);
  return result;
}
