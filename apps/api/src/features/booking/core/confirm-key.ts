import { createHmac, timingSafeEqual } from 'node:crypto';
import { listSecrets, type SigningSecret } from '../../../process/signing-secret.ts';

const idLength = 22;

/** Confirms one booking by email and can do nothing else: the booking's ID with our signature. */
export function toConfirmKey({ current }: Pick<SigningSecret, 'current'>, bookingId: string): string {
  return `${toCompactId(bookingId)}${sign(current, bookingId)}`;
}

/** The booking that a key confirms; undefined if we did not make the key. */
export function findConfirmedId(secret: SigningSecret, key: string): string | undefined {
  const hex = Buffer.from(key.slice(0, idLength), 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = Buffer.from(key.slice(idLength));
  const isOurs = listSecrets(secret).some((one) => {
    const expected = Buffer.from(sign(one, id));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? id : undefined;
}

function toCompactId(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function sign(secret: string, bookingId: string): string {
  return createHmac('sha256', secret).update(`booking-confirm:${bookingId}`).digest('base64url').slice(0, 32);
}
