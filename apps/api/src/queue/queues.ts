import type { QueueOptions } from 'pg-boss';

const day = 24 * 60 * 60;

export const readers = ['company', 'visitor'] as const;

/** Who a message is for. */
export type Reader = (typeof readers)[number];

export interface QueueDefinition {
  options: QueueOptions;
  /** While no channel to these is configured, jobs that need one wait in the outbox. */
  reader?: Reader;
  /** A five-field cron expression in UTC, for scheduled jobs. */
  cron?: string;
  /**
   * A worker runs up to `count` jobs at once, and those with the same value in this field of their data one after the
   * other. The others don't wait for a slow one.
   */
  lanes?: { by: string; count: number };
}

// Exponential backoff from one second up to three hours: 28 tries span about two days. The first is short, because
// it also applies to the job of a worker that was killed.
const delivery: QueueOptions = {
  retryLimit: 28,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  expireInSeconds: 5 * 60,
  heartbeatSeconds: 10,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: day,
};

const housekeeping: QueueOptions = {
  ...delivery,
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 30 * 60,
  retentionSeconds: 2 * day,
  // So that a metric can report when each last ran.
  deleteAfterSeconds: 14 * day,
};

// The next minute's job does the same work, so a failed one is not retried.
const minutely: QueueOptions = {
  ...delivery,
  retryLimit: 0,
  retentionSeconds: 10 * 60,
  deleteAfterSeconds: 2 * 60 * 60,
};

/** Every queue there is. Each whose jobs are retried also has a dead-letter queue, whose jobs wait for a person. */
export const queues = {
  'contact-form-notification': { options: delivery, reader: 'company' },
  'inquiry-receipt': { options: delivery, reader: 'visitor' },
  'inquiry-summary': { options: housekeeping, cron: '*/10 * * * *' },
  'inquiry-digest': { options: housekeeping, cron: '0 6 * * *' },
  'inquiry-summary-notification': { options: delivery, reader: 'company' },
  'desk-reminder': { options: housekeeping, cron: '0 7 * * *' },
  'desk-reminder-notification': { options: delivery, reader: 'company' },
  'desk-invitation': { options: delivery, reader: 'visitor' },
  'desk-device-notification': { options: delivery, reader: 'company' },
  'booking-mail': { options: delivery, reader: 'visitor' },
  'booking-notice': { options: delivery, reader: 'company' },
  'booking-watch': { options: delivery },
  'booking-calendar': { options: delivery },
  'calendar-notice': { options: delivery, reader: 'company' },
  'calendar-snapshot': { options: minutely, cron: '* * * * *' },
  'calendar-reconcile': { options: minutely, cron: '*/2 * * * *' },
  'booking-reminder': { options: minutely, cron: '* * * * *' },
  'release-notice': { options: delivery, reader: 'company' },
  webhook: { options: delivery, reader: 'company', lanes: { by: 'endpointId', count: 8 } },
  retention: { options: housekeeping, cron: '17 3 * * *' },
} satisfies Record<string, QueueDefinition>;

export type QueueName = keyof typeof queues;

export const queueNames = Object.keys(queues) as QueueName[];

export function listQueuesFor(reader: Reader): QueueName[] {
  return queueNames.filter((name) => (queues[name] as QueueDefinition).reader === reader);
}

/** A failed job of the other queues leaves no dead letter, because the next one does its work. */
export const queuesWithDeadLetters = queueNames.filter((name) => queues[name].options.retryLimit !== 0);

export function toDeadLetterName(name: QueueName): string {
  return `${name}-dead`;
}

export const deadLetterOptions: QueueOptions = { retentionSeconds: 90 * day, deleteAfterSeconds: day };
