import type { Gate } from '../world/gate.ts';
import type { World } from '../world/world.ts';

export interface Step {
  /** The bytes on the wire by which the step is known: a statement, its name, or a request of HTTP or SMTP. */
  request: RegExp;
  /** What must have passed in the same transaction. */
  after?: RegExp;
  toGate: (world: World) => Gate;
}

/** The record of a delivery, of this release or of one with a table for each subject. */
const delivery = (subject: string) =>
  new RegExp(`insert into "delivery".*from "${subject}"|insert into ${subject}_delivery`, 's');

const inDatabase = (request: RegExp, after?: RegExp): Step => ({
  request,
  ...(after && { after }),
  toGate: ({ databaseGate }) => databaseGate,
});

const commit = /^Q....commit\0/is;
const move = /move-booking/;
const confirm = /confirm-booking/;
const collide = /update "booking" set "synced_starts_at"/;
const accept = /update "booking" set "event_etag"/;
const cancel = /cancel-booking|status = 'cancelled', cancelled_at/;
const release = /update "client_request" set "flagged"/;
const relay = /from "?job_outbox/;
const queueInsert = /insert into pgboss\./i;
const job = /send-job|insert into job_outbox/;

/** The steps of an inquiry and of a booking at which a fault can be injected. */
export const steps = {
  limits: inDatabase(/count_uses|count-uses/),
  'inquiry insert': inDatabase(/insert-inquiries/),
  relay: inDatabase(relay),
  'relay insert': inDatabase(queueInsert, relay),
  'relay commit': inDatabase(commit, queueInsert),
  'inquiry delivery': inDatabase(delivery('client_request')),
  'booking delivery': inDatabase(delivery('booking')),
  'summary insert': inDatabase(/insert into inquiry_summary \(/),
  'summary delivery': inDatabase(delivery('inquiry_summary')),
  hold: inDatabase(/reserve-booking/),
  move: inDatabase(move),
  'move commit': inDatabase(commit, move),
  /** A change in the company's calendar that no booking follows. */
  'accept commit': inDatabase(commit, accept),
  'collision commit': inDatabase(commit, collide),
  confirm: inDatabase(confirm),
  'confirm job': inDatabase(job, confirm),
  'confirm commit': inDatabase(commit, confirm),
  cancel: inDatabase(cancel),
  'cancel job': inDatabase(job, cancel),
  'cancel commit': inDatabase(commit, cancel),
  /** Of what the form held back. */
  'release commit': inDatabase(commit, release),
  retention: inDatabase(/delete from "?client_request\b/),
  'google insert': { request: /^POST \/calendar\//, toGate: ({ peers }) => peers.gates.google },
  'google get': { request: /^GET \/calendar\//, toGate: ({ peers }) => peers.gates.google },
  'company insert': {
    request: /^POST \/calendar\/v3\/calendars\//,
    toGate: ({ peers }) => peers.gates.google,
  },
  'calendar list': {
    request: /^GET \/calendar\/v3\/calendars\/[^/]+\/events\?/,
    toGate: ({ peers }) => peers.gates.google,
  },
  telegram: { request: /^POST \/bot/, toGate: ({ peers }) => peers.gates.telegram },
  slack: { request: /^POST \/services\//, toGate: ({ peers }) => peers.gates.slack },
  /** The line that ends an email. */
  mail: { request: /(?:^|\r\n)\.\r\n$/, toGate: ({ peers }) => peers.gates.mailbox },
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
