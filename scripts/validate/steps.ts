export interface Step {
  name: string;
  command: string;
  args: string[];
  /** From the root of the project. */
  folder?: string;
  /** A runner that writes a report of its tests; a step without one counts as one test. */
  runner?: 'vitest' | 'playwright' | 'resilience';
  /** The step that must succeed before this one makes sense. */
  needs?: string;
}

/** The steps of CI in order: the quick ones first. */
export const steps: readonly Step[] = [
  { name: 'format', command: 'pnpm', args: ['exec', 'biome', 'format', '.'] },
  { name: 'lint', command: 'pnpm', args: ['exec', 'biome', 'lint', '.'] },
  { name: 'typecheck', command: 'pnpm', args: ['typecheck'] },
  { name: 'check', command: 'pnpm', args: ['check'] },
  toVitestStep('test'),
  { name: 'faults', command: 'node', args: ['resilience/faults/run.ts'], runner: 'resilience' },
  { name: 'failover', command: 'node', args: ['resilience/failover/drill.ts'] },
  { name: 'simulation', command: 'node', args: ['resilience/simulation/simulate.ts'] },
  { name: 'build', command: 'pnpm', args: ['build'] },
  toVitestStep('grow', 'scripts/grow'),
  {
    name: 'e2e',
    command: 'pnpm',
    args: ['exec', 'playwright', 'test', '--reporter=list,json'],
    folder: 'e2e',
    runner: 'playwright',
    needs: 'build',
  },
  {
    name: 'golden',
    command: 'pnpm',
    args: ['exec', 'playwright', 'test', '--config', 'golden.config.ts', '--reporter=list,json'],
    folder: 'e2e',
    runner: 'playwright',
    needs: 'build',
  },
  {
    name: 'speed',
    command: 'pnpm',
    args: ['exec', 'playwright', 'test', '--config', 'speed.config.ts', '--reporter=list,json'],
    folder: 'e2e',
    runner: 'playwright',
    needs: 'build',
  },
  { name: 'lighthouse', command: 'pnpm', args: ['lighthouse', '--quick'], needs: 'build' },
  { name: 'containers', command: 'node', args: ['scripts/containers.ts'], runner: 'resilience' },
];

function toVitestStep(name: string, folder = ''): Step {
  return {
    name,
    command: 'pnpm',
    // As in the journeys: on a busy machine a test may exceed a timeout, and a real fault fails each time.
    args: ['exec', 'vitest', 'run', '--retry=2', '--reporter=default', '--reporter=json'],
    folder,
    runner: 'vitest',
  };
}
