/** `refused` is final. `failed` may be retried, not before the time that the peer named. */
export type DeliveryResult =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string; retryAfterSeconds?: number };

/** An outbound channel for messages. */
export interface Channel {
  /** Stable, because deliveries are recorded by it. */
  name: string;
  /** The timeout of a send. */
  maxSendSeconds: number;
}
