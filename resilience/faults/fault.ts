import type { Scene } from './scene.ts';

type Area =
  | 'enquiry'
  | 'booking'
  | 'database'
  | 'transaction'
  | 'lock'
  | 'clock'
  | 'release'
  | 'poison'
  | 'google'
  | 'chat'
  | 'mail'
  | 'dns';

export type Channel = 'telegram' | 'slack' | 'mail';

export interface Expectations {
  /**
   * Where one message may come twice: the peer took it, and nobody on our side lived to know. No program can tell that
   * from a peer that took nothing, and a message twice is better than none.
   */
  doubles?: Channel[];
  /** What a metric of some process must say while the fault lasts. */
  metrics?: RegExp[];
  /** Jobs that are given up because of this fault and wait for a person, by the name of their queue. */
  deadLetters?: string[];
  /** Inquiries or bookings may be refused in words because of this fault; else every visitor is served in the end. */
  refusals?: string[];
}

/** One thing that goes wrong. */
export interface Fault {
  /** A sentence about what happens; `--only` finds it by any part of it. */
  name: string;
  area: Area;
  /** Lets visitors come, strikes, and proves by `scene.prove` that it struck. */
  inject: (scene: Scene) => Promise<void>;
  /** What an operator does; connections, peers, locks and dead processes are healed without it. */
  heal?: (scene: Scene) => Promise<void>;
  expects?: Expectations;
  /** Visitors wait here as long as they really do: until the attempt of a dead process counts as lost. */
  isUnhurried?: true;
  /** On a world of its own that the former release has made and serves. */
  stage?: 'former release';
}
