/** Trying again can't help: the job goes to the dead letter queue at once. */
export class PermanentJobFailure extends Error {}

/** The peer named the time before which it must not be asked again. */
export class PostponedJobFailure extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Another job is sending the same message: this one looks again when that must have come to an end. */
export class DeliveryUnderWay extends PostponedJobFailure {
  constructor(channel: string, retryAfterSeconds: number) {
    super(`${channel}: another job is sending this`, retryAfterSeconds);
  }
}
