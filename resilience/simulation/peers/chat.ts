import { findInstance, type Instance } from '../engine/instance.ts';
import type { VirtualClock } from '../engine/virtual-clock.ts';
import { applyFate, FateQueue } from './fate.ts';
import type { HttpPeer } from './fetch.ts';

export interface ChatMessage {
  text: string;
  sender: Instance | undefined;
  /** It arrived, and its sender got no answer or a failure. */
  isAnswerLost: boolean;
}

/** A chat that keeps what it was sent. */
export class SimulatedChat {
  readonly fates = new FateQueue();
  readonly #clock: VirtualClock;
  readonly #accept: () => Response;
  messages: ChatMessage[] = [];

  /** `accept` makes the answer by which the sender knows that it has arrived. */
  constructor(clock: VirtualClock, accept: () => Response) {
    this.#clock = clock;
    this.#accept = accept;
  }

  reset(): void {
    this.fates.clear();
    this.messages = [];
  }

  heal(): void {
    this.fates.clear();
  }

  readonly call: HttpPeer = (_url, init) => {
    const { text } = JSON.parse(String(init.body)) as { text: string };
    const sender = findInstance();
    const fate = this.fates.take();
    return applyFate(fate, {
      clock: this.#clock,
      perform: async () => {
        this.messages.push({
          text,
          sender,
          isAnswerLost: fate.answer !== 'own' || Boolean(fate.answerAfterMs),
        });
        return this.#accept();
      },
      toAnswer: (answer) => {
        if (answer === 'malformed') return new Response('{"ok": tr');
        const { status, reason, retryAfterSeconds } = answer;
        const retryAfter = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : undefined;
        const body = { ok: false, description: reason, parameters: { retry_after: retryAfterSeconds } };
        return Response.json(body, { status, ...(retryAfter && { headers: retryAfter }) });
      },
    });
  };
}
