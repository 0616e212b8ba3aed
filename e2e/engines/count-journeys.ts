import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Ends a run with its figures. */
export default class CountJourneys implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const runs = this.#suite?.allTests() ?? [];
    const engines = new Set(runs.map((run) => run.parent.project()?.name));
    const journeys = new Set(runs.map(({ title }) => title));
    // A journey that was not run, as after an interruption, has not been shown to work.
    const failed = runs.filter((run) => run.outcome() !== 'expected');
    console.log(`engines ${engines.size}, journeys ${journeys.size}, failed ${failed.length}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
