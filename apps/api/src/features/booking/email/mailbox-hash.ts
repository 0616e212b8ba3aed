import { createHmac } from 'node:crypto';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import { toEmailKey } from './email-key.ts';

/** What is remembered of a mailbox that was proven, or that mails went to: a hash, however its address is written. */
export function toMailboxHash({ current }: Pick<SigningSecret, 'current'>, address: string): string {
  return createHmac('sha256', current)
    .update(`proven-address:${toEmailKey(address)}`)
    .digest('base64url');
}
