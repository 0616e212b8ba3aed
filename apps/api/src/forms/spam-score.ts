/** From this score on an inquiry is stored as flagged and announced in the digest instead of at once. */
export const flaggedFromScore = 50;

const second = 1_000;
const minimumMs = 2 * second;
const maximumMs = 24 * 60 * 60 * second;

export interface SpamSignals {
  isTrapFilled: boolean;
  hasToken: boolean;
  /** Undefined if the token is not ours, or its secret has been replaced. */
  openedAt: Date | undefined;
  now: Date;
}

/**
 * 0 is probably a person, 100 certainly a robot. Only what a person can't do flags an inquiry: filling the field that
 * nobody sees, or writing within two seconds. A token that is missing, old or unreadable proves nothing:
 * its request may have failed, the page may have waited in a tab, the secret may have been changed.
 */
export function scoreSpam(signals: SpamSignals): number {
  return signals.isTrapFilled ? 100 : scoreTime(signals);
}

function scoreTime({ hasToken, openedAt, now }: SpamSignals): number {
  if (!hasToken) return 20;
  if (!openedAt) return 40;
  const elapsedMs = now.getTime() - openedAt.getTime();
  // A process whose clock is ahead has signed the token, so it is unknown how long the form was open.
  if (elapsedMs < 0) return 0;
  if (elapsedMs < minimumMs) return 60;
  return elapsedMs > maximumMs ? 30 : 0;
}
