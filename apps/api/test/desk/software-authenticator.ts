import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
}

const userPresent = 0x01;
const userVerified = 0x04;
const attestedData = 0x40;

/** One passkey in software: makes the answers that a browser would, also wrong ones. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #site: { origin: string; rpId: string };
  readonly id = randomBytes(16).toString('base64url');

  constructor(origin: string) {
    this.#site = { origin, rpId: new URL(origin).hostname };
  }

  register(ceremony: Ceremony) {
    const authData = this.#toAuthData(ceremony, attestedData, this.#toAttested());
    const length = Buffer.from([0x58, authData.length]);
    const attestationObject = Buffer.concat([
      ...[Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'), length, authData],
    ]);
    return this.#toAnswer({
      clientDataJSON: this.#toClientData('webauthn.create', ceremony).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  assert(ceremony: Ceremony) {
    const authData = this.#toAuthData(ceremony);
    const clientData = this.#toClientData('webauthn.get', ceremony);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, createHash('sha256').update(clientData).digest()]))
      .sign(this.#keys.privateKey);
    return this.#toAnswer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #toAnswer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  #toClientData(type: string, { challenge, origin = this.#site.origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #toAuthData(
    { rpId = this.#site.rpId, isVerified = true }: Ceremony,
    flags = 0,
    rest: Buffer = Buffer.alloc(0),
  ): Buffer {
    const all = userPresent | flags | (isVerified ? userVerified : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all, 0, 0, 0, 0]), rest]);
  }

  /** No model of authenticator, the ID, and the key as COSE: EC2, ES256, P-256. */
  #toAttested(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      ...[Buffer.alloc(16), Buffer.from([0, 16]), Buffer.from(this.id, 'base64url')],
      ...[Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')],
      ...[Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
    ]);
  }
}
