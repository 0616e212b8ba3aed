/** A retry can't help: the job goes to the dead-letter queue at once. */
export class PermanentJobFailure extends Error {}

/** The peer named a time before which it must not be called again. */
export class PostponedJobFailure extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Another job is sending the same message. This one is retried when that claim has ended. */
export class DeliveryUnderWay extends PostponedJobFailure {
  constructor(channel: string, retryAfterSeconds: number) {
    super(`${channel}: another job is sending this`, retryAfterSeconds);
  }
}
