import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Client, query, run } from '../db/query.ts';
import { listSecrets, type SigningSecret } from '../process/signing-secret.ts';
import { toEmailKey } from './email-key.ts';

const verifiedDays = 30;

/** What is remembered of a mailbox that was verified, or that emails went to: a hash, however its address is written. */
export function toMailboxHash({ current }: Pick<SigningSecret, 'current'>, address: string): string {
  return createHmac('sha256', current)
    .update(`verified-address:${toEmailKey(address)}`)
    .digest('base64url');
}

/** Remembers that the owner of an address has confirmed a booking. */
export async function rememberVerified(pool: pg.Pool, emailHash: string): Promise<void> {
  const until = sql<Date>`clock_timestamp() + make_interval(days => ${sql.lit(verifiedDays)})`;
  const statement = query
    .insertInto('verified_address')
    .values({ email_hash: emailHash, verified_until: until })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ verified_until: until }));
  await run(pool, statement);
}

interface TakenMail {
  mail: string;
  emailHash: string;
  most: number;
}

/** Counts an email to a mailbox that nobody has verified; false if it must not go out, because there were too many today. */
export function takeMail(client: Client, mail: TakenMail): Promise<boolean> {
  return take(client, 'take_mail', mail);
}

/** The same for a receipt. Also false if the mailbox, verified or not, got one in the last 24 hours. */
export function takeReceipt(pool: pg.Pool, mail: TakenMail): Promise<boolean> {
  return take(pool, 'take_receipt', mail);
}

async function take(
  client: Client,
  name: 'take_mail' | 'take_receipt',
  { mail, emailHash, most }: TakenMail,
): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>({
    name,
    text: `select ${name}($1, $2, $3) as "isTaken"`,
    values: [mail, emailHash, most],
  });
  return rows[0]?.isTaken ?? false;
}

/** Forgets that a mailbox was verified and mailed, whichever secret has hashed it. Returns the number of rows by table. */
export async function forgetMailbox(
  client: pg.ClientBase,
  secret: SigningSecret,
  address: string,
): Promise<Record<string, number>> {
  const hashes = listSecrets(secret).map((current) => toMailboxHash({ current }, address));
  const forget = async (table: 'verified_address' | 'mailbox_mail') =>
    (await run(client, query.deleteFrom(table).where('email_hash', 'in', hashes))).count;
  return {
    verified_address: await forget('verified_address'),
    mailbox_mail: await forget('mailbox_mail'),
  };
}
