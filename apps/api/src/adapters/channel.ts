/** `refused` stays so however often it is tried; `failed` may pass, not before the time the peer named. */
export type DeliveryResult =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string; retryAfterSeconds?: number };

/** Where messages leave the process. */
export interface Channel {
  /** Stable, because deliveries are recorded by it. */
  name: string;
  /** The longest time that sending can take. */
  maxSendSeconds: number;
}
