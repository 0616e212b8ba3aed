import type { Fault } from '../fault.ts';
import { keepLocked } from '../strikes/lock.ts';
import { book, inquire } from '../strikes/visits.ts';

/** Tables that are locked for some seconds. */
export const locks: readonly Fault[] = [
  {
    name: 'the table of inquiries is locked',
    area: 'lock',
    inject: keepLocked('client_request', 'client_request', (scene) => scene.send()),
  },
  {
    name: 'the table of bookings is locked',
    area: 'lock',
    inject: keepLocked('booking', 'booking', (scene) => scene.send()),
  },
  {
    name: 'the table of limits is locked',
    area: 'lock',
    inject: keepLocked('rate_limit', 'count_uses', (scene) => scene.send()),
  },
  {
    name: 'the outbox is locked',
    area: 'lock',
    inject: keepLocked('job_outbox', 'job_outbox', (scene) => scene.send()),
  },
  {
    name: 'the table of jobs is locked',
    area: 'lock',
    inject: keepLocked('pgboss.job', 'pgboss.job', inquire),
  },
  {
    name: 'the table of deliveries is locked',
    area: 'lock',
    inject: keepLocked('delivery', 'from delivery', book),
  },
];
