/** From this score on an enquiry is kept and marked, but not announced. */
export const flaggedFromScore = 50;

const second = 1_000;
const minimumMs = 2 * second;
const maximumMs = 24 * 60 * 60 * second;

export interface SpamSignals {
  trapIsFilled: boolean;
  /** A page with script always brings a token; a form without script can't. */
  isScriptless: boolean;
  hasToken: boolean;
  openedAt: Date | undefined;
  now: Date;
}

/** 0 is a person as far as one can tell, 100 a robot for sure. Signals add up; none alone drops anything. */
export function scoreSpam(signals: SpamSignals): number {
  return Math.min(100, (signals.trapIsFilled ? 100 : 0) + scoreTime(signals));
}

function scoreTime({ isScriptless, hasToken, openedAt, now }: SpamSignals): number {
  if (!hasToken) return isScriptless ? 20 : 50;
  if (!openedAt) return 60;
  const elapsedMs = now.getTime() - openedAt.getTime();
  if (elapsedMs < minimumMs) return 60;
  return elapsedMs > maximumMs ? 30 : 0;
}
