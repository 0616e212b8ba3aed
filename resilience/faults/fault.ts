import type { Channel } from '../invariants/evidence.ts';
import type { Scene } from './scene.ts';

type Area =
  | 'inquiry'
  | 'booking'
  | 'email'
  | 'company'
  | 'desk'
  | 'database'
  | 'transaction'
  | 'lock'
  | 'limit'
  | 'clock'
  | 'release'
  | 'poison'
  | 'google'
  | 'chat'
  | 'inbox'
  | 'webhook'
  | 'mail'
  | 'dns';

export interface Expectations {
  /**
   * Channels on which a message may be delivered twice: the peer accepted it, and our process died before it knew. We
   * can't distinguish that from a peer that accepted nothing, and at least once is better than never.
   */
  doubles?: Channel[];
  /** What a metric of some process must show while the fault lasts. */
  metrics?: RegExp[];
  /** Jobs that end in a dead-letter queue because of this fault, by the name of their queue. */
  deadLetters?: string[];
  /** Codes with which this fault may refuse inquiries or bookings; by default every visitor is served in the end. */
  refusals?: string[];
}

/** One fault. */
export interface Fault {
  /** A sentence about what happens; `--only` finds it by any part of it. */
  name: string;
  area: Area;
  /** Sends visitors, injects the fault, and proves by `scene.prove` that it happened. */
  inject: (scene: Scene) => Promise<void>;
  /** What an operator does to recover; connections, peers, locks and dead processes recover without it. */
  heal?: (scene: Scene) => Promise<void>;
  expects?: Expectations;
  /** Visitors wait as long as in production: until the attempt of a dead process counts as lost. */
  isUnhurried?: true;
  /** The simulation makes it too, in every order, so the fault suite does only at night. */
  isSimulated?: true;
  /** Runs in a world of its own that the previous release has migrated and serves. */
  stage?: 'previous release';
}
