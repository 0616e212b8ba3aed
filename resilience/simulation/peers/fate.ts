import type { VirtualClock } from '../engine/virtual-clock.ts';

/** What becomes of one call to a peer. */
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

/** The fates that wait for the next calls, in order; a call without one goes well. */
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

/** Lets a call have its fate; an effect that was promised happens whoever still waits for the answer. */
export async function meetFate<Answer>(fate: Fate, call: Call<Answer>): Promise<Answer> {
  const { clock } = call;
  const effect =
    fate.effectAfterMs === undefined ? undefined : after(clock, fate.effectAfterMs).then(call.perform);
  if (fate.answer === 'own') {
    const answer = await (effect ?? new Promise<never>(() => undefined));
    await after(clock, fate.answerAfterMs);
    return answer;
  }
  // A peer that says no after the effect has had the effect first.
  if (fate.effectAfterMs === 0) await effect;
  if (fate.answer === 'none') return new Promise(() => undefined);
  await after(clock, fate.answerAfterMs);
  if (fate.answer === 'reset') throw new TypeError('fetch failed');
  return call.toAnswer(fate.answer);
}

function after(clock: VirtualClock, delayMs = 0): Promise<void> {
  return delayMs === 0 ? Promise.resolve() : new Promise((resolve) => clock.start(delayMs, resolve));
}
