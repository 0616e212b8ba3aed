import type { Config } from '../config.ts';

/** What is signed carries the current secret; what a former one signed can still be read. */
export interface SigningSecret {
  current: string;
  former: string | undefined;
}

export function toSigningSecret(config: Config): SigningSecret {
  return { current: config.FORM_TOKEN_SECRET, former: config.FORM_TOKEN_SECRET_FORMER };
}

/** The secrets that may have signed what comes back, the likelier one first. */
export function listSecrets({ current, former }: SigningSecret): string[] {
  return former === undefined ? [current] : [current, former];
}
