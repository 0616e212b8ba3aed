import { setTimeout as sleep } from 'node:timers/promises';
import { addLane, upcomingBookings } from './add-upcoming.ts';
import { Latencies } from './latencies.ts';
import type { Target } from './start-scale-world.ts';
import { Visitor } from './visitor.ts';

const lanes = [1, 10, 50];
const calls = 5;
/** The API answers from memory for two seconds. */
const rememberedMs = 2_100;

export interface LaneCost {
  upcoming: number;
  timesMs: number;
  timesKilobytes: number;
  feedMs: number;
  feedKilobytes: number;
}

/** What free times and the calendar feed cost with more consultants: they name every upcoming booking. */
export async function measureLanes({ session, port, feedKey }: Target): Promise<LaneCost[]> {
  const costs: LaneCost[] = [];
  const visitor = await Visitor.open(port);
  let present = 1;
  for (const count of lanes) {
    for (; present < count; present += 1) await addLane(session, present + 1);
    await session.query('analyze booking, booking_claim');
    const latencies = new Latencies();
    visitor.latencies = latencies;
    let [times, feed] = ['', ''];
    for (let call = 0; call < calls; call += 1) {
      await sleep(rememberedMs);
      times = await visitor.call('times', { path: '/functions/v1/booking-availability' });
      feed = await visitor.call('feed', { path: `/functions/v1/booking-feed/${feedKey}.ics` });
    }
    costs.push({
      upcoming: count * upcomingBookings,
      timesMs: latencies.percentile('times', 0.5),
      timesKilobytes: times.length / 1000,
      feedMs: latencies.percentile('feed', 0.5),
      feedKilobytes: feed.length / 1000,
    });
  }
  visitor.close();
  return costs;
}
