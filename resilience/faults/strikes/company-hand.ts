import type { BookingRecord } from '../ledger.ts';
import { NotInjected, type Scene } from '../scene.ts';
import { strikeClock } from './company-calendar.ts';

const minute = 60_000;

/** Bookings by email at times that follow each other, whose events the company is about to change. */
export class HandScene {
  readonly scene: Scene;
  readonly #records: readonly BookingRecord[];
  readonly #times: readonly number[];

  constructor(scene: Scene, records: readonly BookingRecord[], times: readonly number[]) {
    this.scene = scene;
    this.#records = records;
    this.#times = times;
  }

  get(index: number): BookingRecord {
    const record = this.#records[index];
    if (!record) throw new NotInjected(`there is no meeting ${index}`);
    return record;
  }

  at(index: number): number {
    const time = this.#times[index];
    if (time === undefined) throw new NotInjected(`there is no time ${index}`);
    return time;
  }

  toEventId({ id = '' }: BookingRecord): string {
    return id.replaceAll('-', '');
  }

  async change(record: BookingRecord, { startsAt, minutes }: { startsAt: number; minutes: number }) {
    await this.scene.world.peers.google.admin.editByHand(this.toEventId(record), {
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + minutes * minute).toISOString(),
    });
  }
}

/** Moves an event to a time where its booking must follow. */
export async function dragTo(
  hand: HandScene,
  record: BookingRecord,
  startsAt: number,
  minutes: number,
): Promise<void> {
  Object.assign(record, { movedTo: startsAt, minutes });
  await hand.change(record, { startsAt, minutes });
}

/** Deletes an event and waits until the worker has seen that for the first time. */
export async function seeDeletion(hand: HandScene, record: BookingRecord): Promise<void> {
  const { peers, database } = hand.scene.world;
  await peers.google.admin.deleteByHand(hand.toEventId(record));
  await strikeClock(hand.scene, 'calendar-reconcile');
  await hand.scene.until('the worker saw the deletion', async () => {
    const rows = await database.query('select from booking where id = $1 and event_missing_at is not null', [
      record.id,
    ]);
    return rows.length > 0;
  });
}
