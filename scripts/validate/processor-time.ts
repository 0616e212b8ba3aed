import { cpus } from 'node:os';

/** How long the machine's processors have worked since its start. What browsers and databases of their own took is in it. */
export function readProcessorMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}
