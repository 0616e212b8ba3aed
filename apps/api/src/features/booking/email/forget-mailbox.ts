import type pg from 'pg';
import { listSecrets, type SigningSecret } from '../../../process/signing-secret.ts';
import { deleteHashes } from './email-repository.ts';
import { toMailboxHash } from './mailbox-hash.ts';

/** Forgets that a mailbox was proven and mailed, whichever secret has hashed it. Returns the number of rows by table. */
export async function forgetMailbox(
  client: pg.ClientBase,
  secret: SigningSecret,
  address: string,
): Promise<Record<string, number>> {
  const hashes = listSecrets(secret).map((current) => toMailboxHash({ current }, address));
  return {
    proven_address: await deleteHashes(client, 'proven_address', hashes),
    mailbox_mail: await deleteHashes(client, 'mailbox_mail', hashes),
  };
}
