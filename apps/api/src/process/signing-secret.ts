import type { Config } from '../config.ts';

/** New signatures use the current secret. Signatures of a former secret still verify. */
export interface SigningSecret {
  current: string;
  former: string | undefined;
}

export function toSigningSecret(config: Config): SigningSecret {
  return { current: config.FORM_TOKEN_SECRET, former: config.FORM_TOKEN_SECRET_FORMER };
}

/** The secrets that may have signed a value, the likelier one first. */
export function listSecrets({ current, former }: SigningSecret): string[] {
  return former === undefined ? [current] : [current, former];
}
