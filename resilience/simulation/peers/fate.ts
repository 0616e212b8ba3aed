import type { VirtualClock } from '../engine/virtual-clock.ts';

/** The outcome of one call to a peer. */
export interface Fate {
  /** When the call takes effect, counted from the call; never when it is left out. */
  effectAfterMs?: number;
  /** `own` is what the peer says after the effect, `none` silence, `reset` a broken connection. */
  answer:
    | 'own'
    | 'none'
    | 'reset'
    | 'malformed'
    | { status: number; reason: string; retryAfterSeconds?: number };
  answerAfterMs?: number;
}

export const goesWell: Fate = { effectAfterMs: 0, answer: 'own' };

/** The fates of the next calls, in order; a call without one succeeds. */
export class FateQueue {
  #fates: Fate[] = [];

  add(fates: readonly Fate[]): void {
    this.#fates.push(...fates);
  }

  take(): Fate {
    return this.#fates.shift() ?? goesWell;
  }

  clear(): void {
    this.#fates = [];
  }
}

export interface Call<Answer> {
  clock: VirtualClock;
  perform: () => Promise<Answer>;
  toAnswer: (answer: Exclude<Fate['answer'], 'own' | 'none' | 'reset'>) => Answer;
}

/** Applies a fate to a call; a scheduled effect happens even if no caller waits for the answer. */
export async function applyFate<Answer>(fate: Fate, call: Call<Answer>): Promise<Answer> {
  const { clock } = call;
  const effect =
    fate.effectAfterMs === undefined ? undefined : after(clock, fate.effectAfterMs).then(call.perform);
  if (fate.answer === 'own') {
    const answer = await (effect ?? new Promise<never>(() => undefined));
    await after(clock, fate.answerAfterMs);
    return answer;
  }
  // A refusal after the effect means that the effect comes first.
  if (fate.effectAfterMs === 0) await effect;
  if (fate.answer === 'none') return new Promise(() => undefined);
  await after(clock, fate.answerAfterMs);
  if (fate.answer === 'reset') throw new TypeError('fetch failed');
  return call.toAnswer(fate.answer);
}

function after(clock: VirtualClock, delayMs = 0): Promise<void> {
  return delayMs === 0 ? Promise.resolve() : new Promise((resolve) => clock.start(delayMs, resolve));
}
