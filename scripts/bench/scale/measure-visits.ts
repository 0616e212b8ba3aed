import { Latencies } from './latencies.ts';
import { type Side, sides, type Target } from './start-scale-world.ts';
import type { Visit } from './visits.ts';
import { Visitor } from './visitor.ts';

const visitors = 4;
const roundMs = 500;

export type MeasuredVisits = Record<Side, Latencies>;

export interface VisitPlan {
  targets: Record<Side, Target>;
  /** For each side. */
  seconds: number;
  create: (target: Target) => Visit;
}

/** Visits both sides in short alternating rounds, so that whatever else the machine does hits both alike. */
export async function measureVisits({ targets, seconds, create }: VisitPlan): Promise<MeasuredVisits> {
  const latencies = { empty: new Latencies(), large: new Latencies() };
  const visits = { empty: create(targets.empty), large: create(targets.large) };
  const rounds = Math.max(2, Math.round((seconds * 1000) / roundMs));
  for (let round = 0; round <= rounds; round += 1) {
    // Also the order alternates, and the first round only warms up.
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      await runRound(targets[side], visits[side], round === 0 ? undefined : latencies[side]);
  }
  return latencies;
}

async function runRound({ port }: Target, visit: Visit, latencies: Latencies | undefined): Promise<void> {
  const until = performance.now() + roundMs;
  const run = async () => {
    const visitor = await Visitor.open(port);
    visitor.latencies = latencies;
    do await visit(visitor);
    while (performance.now() < until);
    visitor.close();
  };
  await Promise.all(Array.from({ length: visitors }, run));
}
