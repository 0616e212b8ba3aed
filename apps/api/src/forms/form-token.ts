import { createHmac, timingSafeEqual } from 'node:crypto';
import { listSecrets, type SigningSecret } from '../process/signing-secret.ts';

/** The time at which a form was opened, signed so that no robot can choose it. */
export function createFormToken({ current }: SigningSecret, openedAt: Date): string {
  const time = openedAt.getTime().toString(36);
  return `${time}.${sign(current, time)}`;
}

/** The time in a token that we signed; undefined for any other token. */
export function findOpenedAt(secret: SigningSecret, token: string): Date | undefined {
  const [time = '', signature = ''] = token.split('.');
  const isOurs = listSecrets(secret).some((one) => isEqual(signature, sign(one, time)));
  return isOurs ? new Date(Number.parseInt(time, 36)) : undefined;
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function sign(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`form-token:${time}`).digest('base64url');
}
