import type { Fault } from '../fault.ts';
import type { Scene } from '../scene.ts';
import { cutAt, terminateAt } from '../strikes/at-step.ts';
import { terminateInside } from '../strikes/lock.ts';
import { book, cancel, inquire } from '../strikes/visits.ts';

/** The nightly job, now, with something to delete. */
async function deleteOld({ world }: Scene): Promise<void> {
  await world.database.query(`insert into job_outbox (queue, data) values ('retention', '{}')`);
}

/** One connection that ends inside each kind of transaction, and answers to a commit that are lost. */
export const transactions: readonly Fault[] = [
  {
    name: 'the backend is terminated while it stores an inquiry',
    area: 'transaction',
    inject: terminateInside('client_request', 'insert into client_request', inquire),
  },
  {
    name: 'the backend is terminated while it counts against the limits',
    area: 'transaction',
    inject: terminateInside('rate_limit', 'count_uses', inquire),
  },
  {
    name: 'the backend is terminated while it holds a slot',
    area: 'transaction',
    // The hold and the job that watches over it are one statement.
    inject: terminateInside('job_outbox', 'reserve_booking', book),
  },
  {
    name: 'the backend is terminated inside the transaction that confirms',
    area: 'transaction',
    inject: terminateAt('confirm job', book),
  },
  {
    name: 'the backend is terminated inside the transaction that cancels',
    area: 'transaction',
    inject: terminateAt('cancel job', cancel),
  },
  {
    name: 'the backend is terminated inside the transaction that moves jobs to the queue',
    area: 'transaction',
    inject: terminateAt('relay insert', inquire),
  },
  {
    name: 'the backend is terminated while it records the delivery of an inquiry',
    area: 'transaction',
    inject: terminateInside('delivery', 'insert into delivery%from client_request', inquire),
  },
  {
    name: 'the backend is terminated while it records a mail or a notice',
    area: 'transaction',
    inject: terminateInside('delivery', 'insert into delivery%from booking', book),
  },
  {
    name: 'the backend is terminated while it deletes what is too old',
    area: 'transaction',
    inject: terminateInside('client_request', 'delete from client_request', deleteOld),
  },
  {
    name: 'the backend is terminated while the queue is asked for jobs',
    area: 'transaction',
    inject: terminateInside('pgboss.job', 'pgboss.job', inquire),
  },
  {
    name: 'the answer to the commit of an inquiry is lost',
    area: 'transaction',
    inject: cutAt('inquiry insert', 'after', inquire),
  },
  {
    name: 'the answer to the statement that holds a slot is lost',
    area: 'transaction',
    inject: cutAt('hold', 'after', book),
    heal: (scene) => scene.endAttempts(),
  },
  {
    name: 'the answer to the commit of a confirmation is lost',
    area: 'transaction',
    inject: cutAt('confirm commit', 'after', book),
  },
  {
    name: 'the answer to the commit of a cancellation is lost',
    area: 'transaction',
    inject: cutAt('cancel commit', 'after', cancel),
  },
  {
    name: 'the answer to the commit of the move to the queue is lost',
    area: 'transaction',
    inject: cutAt('relay commit', 'after', inquire),
  },
  {
    name: 'the answer to the record of a delivery is lost',
    area: 'transaction',
    inject: cutAt('inquiry delivery', 'after', inquire),
  },
];
