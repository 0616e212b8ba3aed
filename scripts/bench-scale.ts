import { parseArgs } from 'node:util';
import { measureBackground } from './bench/scale/background.ts';
import {
  formatLanes,
  formatLatencies,
  formatLongest,
  formatProcesses,
  formatReads,
} from './bench/scale/format-results.ts';
import { listReads } from './bench/scale/list-reads.ts';
import { measureLanes } from './bench/scale/measure-lanes.ts';
import { measureProcesses } from './bench/scale/measure-processes.ts';
import { measureVisits } from './bench/scale/measure-visits.ts';
import { sides, startScaleWorld } from './bench/scale/start-scale-world.ts';
import { measureStatements } from './bench/scale/statements.ts';
import { createBooking, createEnquiring, createReading } from './bench/scale/visits.ts';

const { values } = parseArgs({
  options: {
    enquiries: { type: 'string', default: '10000000' },
    bookings: { type: 'string', default: '1000000' },
    /** How long each group of endpoints is measured on each side; bookings take three times as long. */
    seconds: { type: 'string', default: '15' },
  },
});
const sizes = { enquiries: Number(values.enquiries), bookings: Number(values.bookings) };
const seconds = Number(values.seconds);
const startedAt = performance.now();

const world = await startScaleWorld(sizes);
try {
  const { filled, targets } = world;
  const count = (number: number) => Math.round(number).toLocaleString('en');
  const rows = Object.entries(filled.rows).map(([name, number]) => `${name} ${count(number)}`);
  console.log(
    `filled in ${count(filled.seconds)} s, ${filled.gigabytes.toFixed(1)} GB: ${rows.join(', ')}\n`,
  );

  for (const [create, factor] of [
    [createReading, 1],
    [createEnquiring, 1],
    [createBooking, 3],
  ] as const) {
    const measured = await measureVisits({ targets, seconds: seconds * factor, create });
    console.log(`${formatLatencies('Endpoint, ms', measured)}\n`);
    for (const side of sides) await targets[side].session.query('truncate job_outbox');
  }
  console.log(`${formatLongest('Background work, longest of five', await measureBackground(targets))}\n`);
  console.log(`${formatReads(await listReads(targets.large.session, 8))}\n`);
  const statements = await measureStatements(targets, sizes, seconds / 4);
  console.log(`${formatLatencies('Statement by pgbench, ms', statements)}\n`);
  console.log(`${formatLanes(await measureLanes(targets.large))}\n`);
  for (const side of sides) await targets[side].session.query('truncate job_outbox');
  console.log(formatProcesses(await measureProcesses(world, seconds)));
  console.log(`\nThe run took ${count((performance.now() - startedAt) / 1000)} s.`);
} finally {
  await world.stop();
}
