import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

export interface SecretSealer {
  /**
   * `context` binds the secret to a place, for example `calendar:<row id>`. A copy of it elsewhere can't be opened.
   */
  seal: (secret: string, context: string) => Buffer;
  /** Throws if no key opens it. `isOutdated`: it was sealed with an older key, so seal it again. */
  open: (sealed: Uint8Array, context: string) => { secret: string; isOutdated: boolean };
}

/** Keys are base64, separated by commas, oldest first. The last one seals, all of them open. */
export function createSecretSealer(keys: string): SecretSealer {
  const parsed = keys.split(',').map(parseKey);
  const newest = parsed.at(-1) as Buffer;
  return {
    seal: (secret, context) => seal(newest, secret, context),
    open: (sealed, context) => {
      for (const key of parsed.toReversed()) {
        const secret = open(key, sealed, context);
        if (secret !== undefined) return { secret, isOutdated: key !== newest };
      }
      throw new Error(`no key opens the secret of ${context}`);
    },
  };
}

function parseKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes || key.toString('base64') !== text.trim()) {
    throw new Error(`a sealing key is ${keyBytes} bytes in base64`);
  }
  return key;
}

/** The initialization vector, the ciphertext and the tag, one after the other. */
function seal(key: Buffer, secret: string, context: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function open(key: Buffer, sealed: Uint8Array, context: string): string | undefined {
  const bytes = Buffer.from(sealed);
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return undefined;
  }
}
