import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that open a feed. Shown once, and stored as a hash. */
export function createFeedKey(): string {
  return randomBytes(32).toString('base64url');
}

export function toFeedKeyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
