import type { Check } from './examination.ts';
import { warn } from './finding.ts';

/** Protections that somebody has switched off. */
export const checkExceptions: Check = ({ settings: { SMTP_ALLOW_PLAIN, WEBHOOK_ALLOW_PRIVATE } }) => [
  ...(SMTP_ALLOW_PLAIN
    ? [warn('SMTP_ALLOW_PLAIN', 'lets passwords and emails go unencrypted: only for a private network')]
    : []),
  ...(WEBHOOK_ALLOW_PRIVATE
    ? [warn('WEBHOOK_ALLOW_PRIVATE', 'lets webhooks reach your own network: only if a receiver is there')]
    : []),
];
