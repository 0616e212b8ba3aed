import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countTests, type TestCount } from './count-tests.ts';
import { nameFailedTests } from './failed-tests.ts';
import type { Scope, Step } from './steps.ts';

export interface StepResult extends TestCount {
  name: string;
  durationMs: number;
  processorMs: number;
  /** The tests that failed, and why. */
  failures: string[];
}

const root = resolve(import.meta.dirname, '../..');

/** Runs one step with visible output and counts its tests. */
export async function runStep(step: Step, scope: Scope): Promise<StepResult> {
  const startedAt = performance.now();
  const processorAt = readProcessorMs();
  const reportDirectory = await mkdtemp(join(tmpdir(), 'validate-'));
  try {
    const reportPath = join(reportDirectory, 'report.json');
    const hasSucceeded = await runCommand(step, scope, reportPath);
    const cost = {
      name: step.name,
      durationMs: performance.now() - startedAt,
      processorMs: readProcessorMs() - processorAt,
    };
    if (!step.runner) {
      return { ...cost, passed: Number(hasSucceeded), failed: Number(!hasSucceeded), failures: [] };
    }
    const report = await findReport(reportPath);
    return { ...cost, ...countTests(report, hasSucceeded), failures: nameFailedTests(report) };
  } finally {
    await rm(reportDirectory, { recursive: true });
  }
}

async function runCommand(step: Step, scope: Scope, reportPath: string): Promise<boolean> {
  const command = typeof step.command === 'string' ? step.command : step.command(scope);
  const [program = '', ...args] = command.split(' ').filter(Boolean);
  const child = spawn(program, [...args, ...listReportArgs(step, reportPath)], {
    cwd: join(root, step.folder ?? ''),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

function listReportArgs({ runner, reporters = [] }: Step, reportPath: string): string[] {
  if (runner === 'vitest')
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
  // Playwright reads the path from the environment.
  if (runner === 'playwright') return [`--reporter=${['list', 'json', ...reporters].join()}`];
  return runner === 'resilience' ? [`--report=${reportPath}`] : [];
}

async function findReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** How long the machine's processors have worked since its start. What browsers and databases of their own took is in it. */
function readProcessorMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}
