export interface SendOptions {
  /** No further attempt is made after this time. */
  deadline: () => number;
  /** The visitor leaves at the first failure. */
  isShort?: boolean;
  /** Fills in the field that people don't see. */
  isRobot?: boolean;
  /** The one process to ask. */
  via?: string;
  /** The address that the visitor's calls come from; by default each has another. */
  network?: string;
}

const usualMs = 20_000;

export function createSendOptions(): SendOptions {
  const endsAt = Date.now() + usualMs;
  return { deadline: () => endsAt };
}
