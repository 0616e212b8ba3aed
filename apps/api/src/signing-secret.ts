import { createHash } from 'node:crypto';
import type { Config } from './config.ts';

/** One secret for all processes: the configured one, or one that follows from what they all share. */
export function toSigningSecret({ FORM_TOKEN_SECRET, DATABASE_URL }: Config): string {
  return FORM_TOKEN_SECRET ?? createHash('sha256').update(`signing:${DATABASE_URL}`).digest('hex');
}
