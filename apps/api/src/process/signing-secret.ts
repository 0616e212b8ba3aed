import type { Config } from '../config.ts';

/** New signatures use the current secret. Signatures of a previous secret still verify. */
export interface SigningSecret {
  current: string;
  previous: string | undefined;
}

export function toSigningSecret(config: Config): SigningSecret {
  return { current: config.FORM_TOKEN_SECRET, previous: config.FORM_TOKEN_SECRET_PREVIOUS };
}

/** The secrets that may have signed a value, the most likely one first. */
export function listSecrets({ current, previous }: SigningSecret): string[] {
  return previous === undefined ? [current] : [current, previous];
}
