import { createHmac, timingSafeEqual } from 'node:crypto';

/** The time at which a form was opened, signed so that no robot can choose it. */
export function createFormToken(secret: string, openedAt: Date): string {
  const time = openedAt.getTime().toString(36);
  return `${time}.${sign(secret, time)}`;
}

/** The time in a token of ours; nothing when the token is not. */
export function findOpenedAt(secret: string, token: string): Date | undefined {
  const [time = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, time));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return new Date(Number.parseInt(time, 36));
}

function sign(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`form-token:${time}`).digest('base64url');
}
