import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { passkeyOptionsSchema } from '@tt/contract/desk/desk-access';
import type * as z from 'zod/mini';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { nothing, sendToDesk } from '../frame/desk-client.ts';

export const hasPasskeys: () => boolean = browserSupportsWebAuthn;

/** `closed`: by the person, the device or the clock; browsers don't say which. `unsupported`: no passkeys at all. */
export type PasskeyOutcome = 'done' | 'closed' | 'unsupported' | FailureCode;

/** Signs in with a passkey of this device or of one nearby. */
export function signIn(): Promise<PasskeyOutcome> {
  return complete(
    { path: 'sign-in-options', body: {} },
    (options) =>
      startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
    (response) => ({ path: 'sign-in', body: { response } }),
  );
}

/** Makes a passkey for whom the link invites, and signs in. */
export function enrol(token: string, device: string): Promise<PasskeyOutcome> {
  return complete(
    { path: 'passkey-options', body: { token } },
    (options) =>
      startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
    (response) => ({ path: 'passkey', body: { token, device, response } }),
  );
}

interface Step {
  path: string;
  body: object;
}

async function complete<Credential>(
  begin: Step,
  askDevice: (options: z.infer<typeof passkeyOptionsSchema>) => Promise<Credential>,
  toEnd: (credential: Credential) => Step,
): Promise<PasskeyOutcome> {
  if (!hasPasskeys()) return 'unsupported';
  const options = await sendToDesk({ ...begin, answer: passkeyOptionsSchema, isOpen: true });
  if (!options.ok) return options.code;
  let credential: Credential;
  try {
    credential = await askDevice(options.data);
  } catch {
    return 'closed';
  }
  const result = await sendToDesk({ ...toEnd(credential), answer: nothing, isOpen: true });
  return result.ok ? 'done' : result.code;
}
