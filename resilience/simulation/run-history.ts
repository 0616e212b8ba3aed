import { checkAlways } from './checks/check-always.ts';
import { checkEnd } from './checks/check-end.ts';
import { heal } from './heal.ts';
import type { History, Step } from './history.ts';
import type { Story } from './steps/step-kind.ts';
import { stepKinds } from './steps/step-kinds.ts';
import { Ledger } from './story/ledger.ts';
import { Violation } from './story/violation.ts';
import type { World } from './world.ts';

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
    for (const step of steps) await runStep(story, step, script);
    script.push('all faults end, and all work is done');
    world.scheduler.trace.push('heal');
    await heal(story);
    await checkAlways(story);
    await checkEnd(story);
    return { script };
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return { script, violation: error.message };
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
  await checkAlways(story);
}

/** What would end a real process. */
function watchDefects({ ledger }: Story): () => void {
  const note = (error: unknown) =>
    ledger.blame(`an error that nobody handled: ${error instanceof Error ? error.stack : String(error)}`);
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  return () => {
    process.off('unhandledRejection', note);
    process.off('uncaughtException', note);
  };
}
