import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits, of which only a hash is stored. */
export function createDeskToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: toDeskHash(token) };
}

export function toDeskHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
