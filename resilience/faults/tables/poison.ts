import { randomUUID } from 'node:crypto';
import type { Fault } from '../fault.ts';
import type { Scene } from '../scene.ts';
import { bookFirst } from '../strikes/visits.ts';

async function addJob({ world }: Scene, queue: string, data: string): Promise<void> {
  await world.database.query('insert into job_outbox (queue, data) values ($1, $2)', [queue, data]);
}

/** Rows that no worker can process; everything else must continue. */
function poison(queue: string, data: () => string): Fault['inject'] {
  return async (scene) => {
    await addJob(scene, queue, data());
    scene.isLastTry = true;
    scene.send();
    await scene.inquire();
    scene.prove(`a job of ${queue} was added: ${data().slice(0, 40)}`);
  };
}

export const poisonRows: readonly Fault[] = [
  {
    name: 'the outbox has a job of a queue that does not exist',
    area: 'poison',
    inject: poison('queue-of-a-newer-release', () => '{"id":1}'),
    expects: { metrics: [/^outbox_jobs_of_unknown_queue [1-9]/m] },
  },
  {
    name: 'a job to announce an inquiry has data of another shape',
    area: 'poison',
    inject: poison('contact-form-notification', () => '{"shape":"unknown"}'),
    expects: { deadLetters: ['contact-form-notification'] },
  },
  {
    name: 'the data of a job is no object',
    area: 'poison',
    inject: poison('booking-notice', () => '[null, "text"]'),
    expects: { deadLetters: ['booking-notice'] },
  },
  {
    name: 'a job names an inquiry that was erased',
    area: 'poison',
    inject: poison('contact-form-notification', () =>
      JSON.stringify({
        id: randomUUID(),
        name: 'a',
        email: 'a@b.example',
        company: '',
        social: '',
        description: 'x',
      }),
    ),
  },
  {
    name: 'a job names a booking that does not exist',
    area: 'poison',
    inject: poison('booking-mail', () => JSON.stringify({ bookingId: randomUUID(), kind: 'confirmation' })),
  },
  {
    name: 'a booking has a time zone and a language that do not exist',
    area: 'poison',
    inject: async (scene) => {
      const [id, startsAt] = [randomUUID(), scene.takeSlot()];
      const { id: original } = await bookFirst(scene);
      await scene.world.database.query(
        'insert into booking select (jsonb_populate_record(b, $2)).* from booking b where id = $1',
        [original, JSON.stringify(toInvalidBooking(id, startsAt))],
      );
      await addJob(scene, 'booking-mail', JSON.stringify({ bookingId: id, kind: 'confirmation' }));
      await addJob(scene, 'booking-notice', JSON.stringify({ bookingId: id, kind: 'booked' }));
      scene.isLastTry = true;
      scene.send();
      await scene.inquire();
      scene.prove(`booking ${id} has the zone Mars/Olympus`);
    },
    expects: { deadLetters: ['booking-mail'] },
  },
];

function toInvalidBooking(id: string, startsAt: number) {
  return {
    ...{ id, idempotency_key: id, view_key_hash: id, short_id: id.slice(0, 6) },
    ...{ language: 'tlh', timezone: 'Mars/Olympus' },
    ...{ starts_at: new Date(startsAt), ends_at: new Date(startsAt + 1_800_000) },
  };
}
