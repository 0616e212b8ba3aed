import { z } from 'zod';

/** What can be switched about Google's behavior. */
export const googleRules = z.object({
  /** Whether `freeBusy` joins ranges that touch or overlap. */
  mergesBusy: z.boolean().default(true),
  /** The most events on one page of a list, whatever the caller asks for. */
  listPageSize: z.int().min(1).default(2500),
  /** The live refresh tokens of one account and client. One more silently revokes the oldest. */
  refreshTokenLimit: z.int().min(1).default(100),
  /** Consent screen "External, Testing": refresh tokens that are issued from now on live for seven days. */
  isTesting: z.boolean().default(false),
});

export type GoogleRules = z.infer<typeof googleRules>;
