import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { extractPreviousRelease, findPreviousTag } from '../world/previous-release.ts';
import { extractRelease } from '../world/release.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { formatResult, formatSummary } from './format-result.ts';
import { type FaultResult, runFault, toFailure } from './run-fault.ts';
import { Stage } from './stage.ts';
import { showHelp } from '../../scripts/process/show-help.ts';

showHelp(`
usage: pnpm test:faults [--only TEXT]... [--list] [--quick] [--stages N] [--release COMMIT] [--report FILE]
  Runs real processes, PostgreSQL and peers under faults.
  --only     faults whose name or area has this text
  --list     prints their names
  --quick    leaves out what the simulation makes too, and other releases
  --stages   parallel worlds
  --release  another release of API and worker, by its commit
  --report   where to write the counts`);

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    /** Faults whose name or area contains this text. */
    only: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    /** Leaves out what the simulation makes too, and other releases. */
    quick: { type: 'boolean' },
    /** Parallel worlds. */
    stages: { type: 'string', default: '2' },
    /** Another release of API and worker, by its commit. */
    release: { type: 'string' },
    /** Where to write the counts for scripts/validate.ts. */
    report: { type: 'string' },
  },
});

const previousTag = await findPreviousTag();
const chosen = faults.filter(isChosen);
if (values.list) {
  for (const { area, name } of chosen) console.log(`${area.padEnd(12)} ${name}`);
  process.exit(0);
}
if (chosen.length === 0) throw new Error(`No fault is called ${values.only?.join(' or ')}`);

const stages = new Set<Stage>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void abandon());

const root = values.release ? await extractRelease(values.release) : undefined;
const results: FaultResult[] = [];
const queue = [...chosen];
const stageCount = Math.min(Number(values.stages), chosen.length);
await Promise.all(Array.from({ length: stageCount }, (_, index) => work(`stage ${index + 1}`)));

const isClean = results.every(({ violations }) => violations.length === 0);
if (values.report) await writeFile(values.report, JSON.stringify(toReport()));
console.log(formatSummary(results));
process.exit(isClean && results.length === chosen.length ? 0 : 1);

function isChosen({ name, area, isSimulated, stage }: Fault): boolean {
  if (values.quick && (isSimulated || stage)) return false;
  if (stage && !previousTag) return false;
  return values.only?.some((text) => name.includes(text) || area === text) ?? true;
}

async function work(name: string): Promise<void> {
  let stage = await open(name, root);
  for (let fault = queue.shift(); fault; fault = queue.shift()) {
    const result = await runOn(stage, fault);
    results.push(result);
    console.log(formatResult(result));
    if (result.violations.length === 0) {
      await stage.clear();
      continue;
    }
    // The leftovers of a failure must not fail the next fault.
    await close(stage, result);
    stage = await open(name, root);
  }
  await close(stage, results.at(-1));
}

async function open(name: string, release: string | undefined): Promise<Stage> {
  const stage = await Stage.open(name, release);
  stages.add(stage);
  return stage;
}

/** Cleans up when the run is interrupted. */
async function abandon(): Promise<never> {
  await Promise.all([...stages].map(({ world }) => world.stop().catch(() => {})));
  process.exit(130);
}

async function close(stage: Stage, last: FaultResult | undefined): Promise<void> {
  const lost = await stage.audit();
  last?.violations.push(...lost);
  for (const { what } of lost) console.log(`LOST ${stage.name}: ${what}`);
  stages.delete(stage);
  await stage.world.stop();
}

async function runOn(stage: Stage, fault: Fault): Promise<FaultResult> {
  if (!fault.stage || !previousTag) return runFault(stage, fault);
  try {
    const own = await open(
      `${stage.name} of the previous release`,
      await extractPreviousRelease(previousTag),
    );
    const result = await runFault(own, fault);
    stages.delete(own);
    await own.world.stop();
    return result;
  } catch (error) {
    return toFailure(fault, error);
  }
}

function toReport() {
  const numFailedTests = results.filter(({ violations }) => violations.length > 0).length;
  const assertionResults = results.map(({ fault, violations }) => ({
    fullName: fault.name,
    status: violations.length > 0 ? 'failed' : 'passed',
    failureMessages: violations.map(({ what }) => what),
  }));
  return {
    numPassedTests: results.length - numFailedTests,
    numFailedTests,
    testResults: [{ assertionResults }],
  };
}
