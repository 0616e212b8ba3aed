/** A retry can't help: the job goes to the dead-letter queue at once. */
export class PermanentJobFailure extends Error {}

const maxRetryAfterSeconds = 3 * 60 * 60;

/** The peer named a time before which it must not be called again. No peer can postpone a job for longer than backoff does. */
export class PostponedJobFailure extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = Math.min(retryAfterSeconds, maxRetryAfterSeconds);
  }
}

/** Another job is sending the same message. This one is retried when that claim has ended. */
export class DeliveryUnderWay extends PostponedJobFailure {
  constructor(channel: string, retryAfterSeconds: number) {
    super(`${channel}: another job is sending this`, retryAfterSeconds);
  }
}
