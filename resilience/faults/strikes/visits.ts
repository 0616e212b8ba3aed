import type { BookingRecord } from '../ledger.ts';
import { NotInjected, type Scene } from '../scene.ts';

/** Inquiries alone. */
export const inquire = (scene: Scene) => scene.send({ inquiries: 3, slots: 0 });

/** Inquiries that a channel refuses for good, until their announcements wait for a person. */
export async function inquireInVain(scene: Scene): Promise<void> {
  inquire(scene);
  await scene.waitForVisitors();
  await scene.until('jobs wait for a person', async () => {
    const rows = await scene.world.database.query(
      `select 1 from pgboss.job where name = 'contact-form-notification-dead' and state < 'completed'`,
    );
    return rows.length >= 3;
  });
}

/** Bookings alone, each time wanted by two. */
export const book = (scene: Scene) => scene.send({ inquiries: 0, slots: 2 });

/** A confirmed booking, before any fault. */
export async function bookFirst(scene: Scene): Promise<BookingRecord> {
  const record = await scene.book();
  if (!record.id) throw new NotInjected(`no booking to begin with: ${record.attempts.join(', ')}`);
  return record;
}

/** A visitor who booked and wants to cancel. */
export async function cancel(scene: Scene): Promise<void> {
  const record = await bookFirst(scene);
  void scene.cancel(record);
}
