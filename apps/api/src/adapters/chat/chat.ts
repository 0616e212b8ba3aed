/** `refused` stays so however often it is tried; `failed` may pass, not before the time the peer named. */
export type ChatResult =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string; retryAfterSeconds?: number };

export interface Chat {
  /** Stable, for deliveries are remembered by it. */
  name: string;
  /** The longest text that the chat takes, counted as `lengthOf` counts. */
  maxLength: number;
  lengthOf: (text: string) => number;
  /** The longest time that sending can take. */
  maxSendSeconds: number;
  send: (text: string) => Promise<ChatResult>;
}
