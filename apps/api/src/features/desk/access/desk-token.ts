import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that open something. Stored as a hash alone. */
export function createDeskToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: toDeskHash(token) };
}

export function toDeskHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
