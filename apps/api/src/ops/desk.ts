import { inviteRequestSchema } from '@tt/contract/desk/desk-people';
import type { Context } from '../context.ts';
import { toInvitationUrl } from '../features/desk/access/access-routes.ts';
import {
  endSessions,
  findPersonByName,
  hasPasskey,
  invite,
  listPeople,
  type Person,
  removePerson,
} from '../features/desk/access/person-repository.ts';
import { runInTransaction } from '../db/transaction.ts';
import { sendJob } from '../queue/send-job.ts';
import { UsageError } from './usage-error.ts';

/** Who may enter the desk. */
export async function runDesk(context: Context, [action, name, ...rest]: string[]): Promise<string> {
  if (action === 'list' && name === undefined) return list(context);
  if (!name) throw new UsageError();
  if (action === 'invite') return inviteOne(context, name, rest);
  if (rest.length > 0) throw new UsageError();
  const person = await findPersonByName(context.pool, parseName(name) ?? name);
  if (!person) return `Nobody with access is called ${name}.\n`;
  if (action === 'revoke') return revoke(context, person);
  if (action === 'sign-out') return signOut(context, person);
  throw new UsageError();
}

async function inviteOne(context: Context, typed: string, rest: string[]): Promise<string> {
  const { pool, config } = context;
  const [option, mail] = rest;
  if (rest.length > 0 && (option !== '--mail' || !mail?.includes('@') || rest.length > 2))
    throw new UsageError();
  const name = parseName(typed);
  // An unknown option, such as `--help`, must not be taken for a name.
  if (!name || name.startsWith('-')) throw new UsageError();
  const language = config.NOTIFY_LANGUAGE;
  const { token, isFurther } = await runInTransaction(pool, async (client) => {
    const known = await findPersonByName(client, name);
    return {
      token: await invite(client, { name, mail, language }),
      isFurther: known !== undefined && (await hasPasskey(client, known.id)),
    };
  });
  const url = toInvitationUrl(config.SITE_ORIGIN, token);
  const printed = `A link for ${name}, for one use within 24 hours. Send it by a way that only ${name} reads:\n${url}\n`;
  const warning = isFurther
    ? `${name} has access already. Whoever opens the link acts under this name, on a further device.\n`
    : '';
  return `${warning}${printed}${mail ? await mailInvitation(context, name, mail) : ''}`;
}

/** A name as people of the desk have it. */
const parseName = (typed: string) => inviteRequestSchema.shape.name.safeParse(typed).data;

/** By a link of its own, so that no job carries a token. */
async function mailInvitation({ pool, mailer, now }: Context, name: string, mail: string): Promise<string> {
  if (!mailer) return 'No mail server is set (SMTP_URL), so nothing is mailed.\n';
  const person = await findPersonByName(pool, name);
  if (person) await sendJob(pool, 'desk-invitation', { personId: person.id, at: now().getTime() });
  return `Another link goes by mail to ${mail}.\n`;
}

async function revoke({ pool }: Context, person: Person): Promise<string> {
  await runInTransaction(pool, (client) => removePerson(client, person));
  return `${person.name} has no access any more.\n`;
}

async function signOut({ pool }: Context, { id, name }: Person): Promise<string> {
  const count = await runInTransaction(pool, (client) => endSessions(client, id));
  return `${name} is signed out of ${count} sessions.\n`;
}

async function list({ pool }: Context): Promise<string> {
  const people = await listPeople(pool);
  if (people.length === 0) return 'Nobody has access. Invite somebody: pnpm ops desk invite NAME\n';
  return people
    .map(({ name, devices, seen_at, invited_until }) => {
      const seen = seen_at ? `seen ${seen_at.toISOString()}` : 'not signed in';
      const invited = invited_until ? [`invited until ${invited_until.toISOString()}`] : [];
      return `${[name, `${devices} devices`, seen, ...invited].join('  ')}\n`;
    })
    .join('');
}
