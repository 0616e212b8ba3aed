import { domainVerdicts } from '@tt/contract/inquiry/email-domain';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { announcements } from '../db/tables.ts';
import { queueNames } from '../queue/queues.ts';

/**
 * `places`: a route has reached its concurrency limit. `event_loop`: the process is behind. `waiting`: too many wait for
 * the database, or too long.
 */
export const refusalReasons = ['places', 'event_loop', 'waiting'] as const;

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    refusals: createRefusalCounter(registers),
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30],
      registers,
    }),
    clients: createClientCounter(registers),
    otherOrigins: new Counter({
      name: 'requests_of_other_origins_total',
      help: 'Calls refused because their page was not opened at the origin of the settings, by its origin',
      labelNames: ['origin'],
      registers,
    }),
    inquiries: createInquiryCounter(registers),
    bookingsBeyondLimit: new Counter({
      name: 'bookings_beyond_limit_total',
      help: 'Bookings beyond what all visitors together are expected to book in an hour',
      registers,
    }),
    mailsWithheld: new Counter({
      name: 'mails_withheld_total',
      help: 'Emails about bookings that were not sent, because their mailbox is not verified and has reached its daily limit',
      registers,
    }),
    bookingLooks: new Gauge({
      name: 'booking_looks_under_way',
      help: 'Events that this process looks for after an insert without a clear answer',
      registers,
    }),
    domainLookups: createDomainCounter(registers),
    jobs: createJobCounter(registers),
  };
}

// A counter that first appears with its first failure hides that failure, because `increase` of a new series is 0.
function createJobCounter(registers: Registry[]) {
  const counter = new Counter({
    name: 'jobs_total',
    help: 'Jobs run, by outcome',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  for (const queue of queueNames) {
    for (const outcome of ['completed', 'failed', 'deadletter']) counter.inc({ queue, outcome }, 0);
  }
  return counter;
}

function createDomainCounter(registers: Registry[]) {
  const counter = new Counter({
    name: 'email_domain_lookups_total',
    help: 'Email domains looked up in DNS, by verdict; unknown means that DNS gave no answer',
    labelNames: ['verdict'],
    registers,
  });
  for (const verdict of domainVerdicts) counter.inc({ verdict }, 0);
  return counter;
}

function createInquiryCounter(registers: Registry[]) {
  const counter = new Counter({
    name: 'inquiries_total',
    help: 'Inquiries stored, by how they are announced',
    labelNames: ['announcement'],
    registers,
  });
  for (const announcement of announcements) counter.inc({ announcement }, 0);
  return counter;
}

function createClientCounter(registers: Registry[]) {
  const counter = new Counter({
    name: 'client_requests_total',
    help: 'Requests of visitors, by whether their address is public; many private ones mean that a proxy hides visitors',
    labelNames: ['from'],
    registers,
  });
  for (const from of ['public', 'private']) counter.inc({ from }, 0);
  return counter;
}

function createRefusalCounter(registers: Registry[]) {
  const counter = new Counter({
    name: 'requests_refused_total',
    help: 'Requests refused with 503 because of overload, by what was full',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of refusalReasons) counter.inc({ reason }, 0);
  return counter;
}
