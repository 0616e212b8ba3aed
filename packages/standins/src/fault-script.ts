import { z } from 'zod';

/** How often a scripted fault happens before it is used up. */
export const faultTimes = z.union([z.int().min(1), z.literal('always')]).default(1);

type Scripted = { times: number | 'always' };

/** The scripted faults in order; the first that applies is used until its `times` run out. */
export class FaultScript<Fault extends Scripted> {
  #faults: Fault[] = [];
  #struck = 0;

  /** How often a fault has happened, so that a test can prove that its own did. */
  get struck(): number {
    return this.#struck;
  }

  add(faults: Fault[]) {
    this.#faults.push(...faults);
  }

  list(): Fault[] {
    return [...this.#faults];
  }

  clear() {
    this.#faults = [];
  }

  take(): Fault | undefined;
  take<Wanted extends Fault>(applies: (fault: Fault) => fault is Wanted): Wanted | undefined;
  take(applies: (fault: Fault) => boolean = () => true): Fault | undefined {
    const index = this.#faults.findIndex(applies);
    const fault = this.#faults[index];
    if (!fault) return undefined;
    this.#struck += 1;
    if (fault.times === 'always') return fault;
    if (fault.times === 1) this.#faults.splice(index, 1);
    else this.#faults[index] = { ...fault, times: fault.times - 1 };
    return fault;
  }
}
