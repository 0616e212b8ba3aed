import type { Violation } from '../invariants/violation.ts';
import { checkAlways } from './checks/check-always.ts';
import { checkEnd } from './checks/check-end.ts';
import { heal } from './heal.ts';
import type { History, Step } from './history.ts';
import type { Story } from './steps/step-kind.ts';
import { stepKinds } from './steps/step-kinds.ts';
import { Ledger } from './story/ledger.ts';
import { EndlessWork, type World } from './world.ts';

export interface Run {
  /** What happened, step by step, in words. */
  script: string[];
  violation?: string;
}

/** Runs a history and returns the violation, if any. */
export async function runHistory(world: World, { steps, order }: History): Promise<Run> {
  const script: string[] = [];
  await world.begin(order);
  const story: Story = { world, ledger: new Ledger() };
  const stopWatching = watchDefects(story);
  try {
    for (const step of steps) {
      await runStep(story, step, script);
      const [violation] = await checkAlways(story);
      if (violation) return { script, violation: describe(violation) };
    }
    script.push('all faults end, and all work is done');
    world.scheduler.trace.push('heal');
    await heal(story);
    const [violation] = [...(await checkAlways(story)), ...(await checkEnd(story))];
    return violation ? { script, violation: describe(violation) } : { script };
  } catch (error) {
    if (!(error instanceof EndlessWork)) throw error;
    return { script, violation: describe({ kind: 'failed', what: error.message }) };
  } finally {
    stopWatching();
  }
}

async function runStep(story: Story, { kind, values, pace }: Step, script: string[]): Promise<void> {
  const words = await stepKinds[kind]?.begin(story, values);
  if (!words) return;
  story.world.scheduler.trace.push(`step: ${words}`);
  script.push(pace === 0 ? words : `${words}, and ${pace} database calls later`);
  await story.world.scheduler.run(pace === 0 ? undefined : pace);
}

function describe({ kind, what }: Violation): string {
  return `${kind}: ${what}`;
}

/** What would end a real process. */
function watchDefects({ ledger }: Story): () => void {
  const note = (error: unknown) =>
    ledger.blame(
      `an error that nobody handled: ${error instanceof Error ? error.stack : String(error)}`,
      'died',
    );
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  return () => {
    process.off('unhandledRejection', note);
    process.off('uncaughtException', note);
  };
}
