/** What a pull request runs, what runs before a merge and in `.ci/run`, and what runs at night. */
export const tiers = ['pr', 'full', 'nightly'] as const;

export type Tier = (typeof tiers)[number];

/** The facts by which a run chooses its steps. */
export interface Scope {
  tier: Tier;
  /** Only texts, content or documents have changed. */
  isContentOnly: boolean;
}

export interface Step {
  name: string;
  /** The first tier that runs it; later ones do too. */
  from: Tier;
  /** Steps of different jobs can run side by side on different machines. */
  job: 'source' | 'units' | 'site' | 'resilience' | 'drills' | 'containers';
  command: string | ((scope: Scope) => string);
  /** From the root of the project. */
  folder?: string;
  /** A runner that writes a report of its tests; a step without one counts as one test. */
  runner?: 'vitest' | 'playwright' | 'resilience';
  /** Reporters of Playwright besides those that count and list. */
  reporters?: readonly string[];
  /** The step that must succeed before this one makes sense. */
  needs?: string;
  /** Texts and content can't break it. */
  isAboutServer?: true;
}

/** A Vitest file belongs to the first tier unless its name says otherwise. */
const testFiles: Record<Tier, string> = {
  pr: '--exclude=**/*.{full,nightly}.test.ts',
  full: '--exclude=**/*.nightly.test.ts',
  nightly: '',
};

/** A journey or picture belongs to the second tier unless its tag says otherwise. */
const journeys: Record<Tier, string> = { pr: '--grep=@pr', full: '--grep-invert=@nightly', nightly: '' };

const onBuiltSite = { job: 'site', folder: 'e2e', needs: 'build' } as const;
const serverSuites = '--project=!api --project=!standins --project=!resilience --project=!deploy';

/** In order: the quick ones first. */
export const steps: readonly Step[] = [
  { name: 'format', from: 'pr', job: 'source', command: 'pnpm exec biome format .' },
  { name: 'lint', from: 'pr', job: 'source', command: 'pnpm exec biome lint .' },
  { name: 'types', from: 'pr', job: 'source', command: 'pnpm typecheck' },
  { name: 'check', from: 'pr', job: 'source', command: 'node scripts/check.ts' },
  {
    name: 'units',
    from: 'pr',
    job: 'units',
    runner: 'vitest',
    command: ({ tier, isContentOnly }) =>
      `pnpm exec vitest run ${testFiles[tier]} ${isContentOnly ? serverSuites : ''}`,
  },
  { name: 'build', from: 'pr', job: 'site', command: 'pnpm build' },
  {
    name: 'built files',
    from: 'pr',
    ...onBuiltSite,
    runner: 'vitest',
    command: ({ tier }) => `pnpm exec vitest run ${testFiles[tier]}`,
  },
  {
    name: 'journeys',
    from: 'pr',
    ...onBuiltSite,
    runner: 'playwright',
    command: ({ tier }) => `pnpm exec playwright test ${journeys[tier]}`,
  },
  {
    name: 'pictures',
    from: 'pr',
    ...onBuiltSite,
    runner: 'playwright',
    command: ({ tier }) => `pnpm exec playwright test --config=golden.config.ts ${journeys[tier]}`,
  },
  {
    name: 'engines',
    from: 'full',
    ...onBuiltSite,
    runner: 'playwright',
    reporters: ['./engines/count-journeys.ts'],
    command: 'pnpm exec playwright test --config=engines.config.ts',
  },
  {
    name: 'faults',
    from: 'full',
    job: 'resilience',
    runner: 'resilience',
    isAboutServer: true,
    command: ({ tier }) => `node resilience/faults/run.ts ${tier === 'nightly' ? '' : '--quick'}`,
  },
  {
    name: 'simulation',
    from: 'full',
    job: 'resilience',
    isAboutServer: true,
    command: ({ tier }) =>
      `node resilience/simulation/simulate.ts --histories=${tier === 'nightly' ? 2000 : 400}`,
  },
  {
    name: 'mutants',
    from: 'nightly',
    job: 'drills',
    isAboutServer: true,
    command: 'node scripts/mutants.ts',
  },
  {
    name: 'failover',
    from: 'nightly',
    job: 'drills',
    isAboutServer: true,
    command: 'node resilience/failover/drill.ts',
  },
  {
    name: 'large site',
    from: 'nightly',
    job: 'drills',
    folder: 'scripts/grow',
    runner: 'vitest',
    command: 'pnpm exec vitest run',
  },
  {
    name: 'speed',
    from: 'nightly',
    ...onBuiltSite,
    job: 'drills',
    runner: 'playwright',
    command: 'pnpm exec playwright test --config=speed.config.ts',
  },
  {
    name: 'lighthouse',
    from: 'nightly',
    job: 'drills',
    needs: 'build',
    command: 'pnpm --filter @tt/e2e lighthouse --quick',
  },
  {
    name: 'containers',
    from: 'nightly',
    job: 'containers',
    runner: 'resilience',
    command: 'node scripts/containers.ts',
  },
  {
    name: 'releaser',
    from: 'nightly',
    job: 'containers',
    runner: 'resilience',
    command: 'node scripts/containers.ts --releaser',
  },
];
