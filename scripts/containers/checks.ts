import { writeFile } from 'node:fs/promises';

/** The drill's named checks and figures. A failed check does not stop the drill. */
export class Checks {
  readonly #startedAt = performance.now();
  readonly #results: { fullName: string; status: 'passed' | 'failed'; failureMessages: string[] }[] = [];

  /** Runs one check, which throws if the statement in its name is false. Returns its result. */
  async check<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
    const startedAt = performance.now();
    try {
      const result = await work();
      this.#results.push({ fullName: name, status: 'passed', failureMessages: [] });
      this.#print('passed', name, startedAt);
      return result;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#results.push({ fullName: name, status: 'failed', failureMessages: [message] });
      this.#print('FAILED', name, startedAt);
      console.log(message);
      return undefined;
    }
  }

  figure(name: string, value: string): void {
    console.log(`         ${name}: ${value}`);
  }

  /** Writes the report that scripts/validate.ts counts. Returns whether all passed. */
  async report(path: string | undefined): Promise<boolean> {
    const failed = this.#results.filter(({ status }) => status === 'failed').length;
    const passed = this.#results.length - failed;
    const testResults = [{ assertionResults: this.#results }];
    const report = { numPassedTests: passed, numFailedTests: failed, testResults };
    if (path) await writeFile(path, JSON.stringify(report));
    console.log(`${passed} passed, ${failed} failed in ${toSeconds(performance.now() - this.#startedAt)}`);
    return failed === 0;
  }

  #print(result: string, name: string, startedAt: number): void {
    console.log(`${result} ${toSeconds(performance.now() - startedAt).padStart(8)}  ${name}`);
  }
}

export function toSeconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
