import type { Violation } from '../../invariants/violation.ts';
import type { Fault } from '../fault.ts';
import type { Reading, StoredBookingRow, WaitingJob } from '../read-world.ts';

/** What still waits after recovery must show in a metric, or nobody would ever notice it. */
export function checkWaiting({ waiting, bookings, metrics }: Reading, { expects }: Fault): Violation[] {
  const stuck = waiting.filter(({ isDue }) => isDue);
  const allowed = expects?.deadLetters?.map((queue) => `${queue}-dead`) ?? [];
  const givenUp = stuck.filter(({ place }) => place.endsWith('-dead') && !allowed.includes(place));
  const missing = allowed.filter((place) => !stuck.some((job) => job.place === place));
  return [
    ...findHidden(stuck, metrics),
    ...findHiddenDoubts(bookings, metrics),
    ...missing.map((place): Violation => ({ kind: 'failed', what: `nothing is in ${place}` })),
    ...givenUp.map(
      ({ place, data }): Violation => ({ kind: 'failed', what: `given up in ${place}: ${data}` }),
    ),
  ];
}

function findHidden(stuck: WaitingJob[], metrics: string): Violation[] {
  return Map.groupBy(stuck, ({ place }) => place)
    .entries()
    .filter(([place]) => !toMetric(place).test(metrics))
    .map(
      ([place, jobs]): Violation => ({
        kind: 'hidden',
        what: `${jobs.length} jobs wait in ${place} and no metric says so: ${jobs[0]?.data}`,
      }),
    )
    .toArray();
}

/** A booking in doubt waits for a person. */
function findHiddenDoubts(bookings: StoredBookingRow[], metrics: string): Violation[] {
  const isShown = /^bookings\{status="in_doubt"\} [1-9]/m.test(metrics);
  return bookings
    .filter(({ status }) => status === 'in_doubt' && !isShown)
    .map(({ id }) => ({ kind: 'hidden', what: `booking ${id} is in doubt and no metric says so` }));
}

function toMetric(place: string): RegExp {
  if (place === 'outbox') return /^outbox_jobs\w* [1-9]/m;
  const name = place.endsWith('-dead') ? 'job_dead_letters' : 'jobs_waiting';
  return new RegExp(`^${name}\\{queue="${place}"\\} [1-9]`, 'm');
}
