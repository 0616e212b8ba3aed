import type pg from 'pg';
import { listSecrets, type SigningSecret } from '../../../process/signing-secret.ts';
import { toEmailKey } from './email-key.ts';
import { deleteProven } from './email-repository.ts';
import { toProvenHash } from './judge-suspicion.ts';

/** Forgets that an address was proven, whichever secret has hashed it. Returns the number of rows. */
export function forgetProven(client: pg.ClientBase, secret: SigningSecret, address: string): Promise<number> {
  const emailKey = toEmailKey(address);
  return deleteProven(
    client,
    listSecrets(secret).map((current) => toProvenHash({ current }, emailKey)),
  );
}
