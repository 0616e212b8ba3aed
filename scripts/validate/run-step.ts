import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countTests, type TestCount } from './count-tests.ts';
import { type NamedTests, nameTests } from './named-tests.ts';
import type { Step } from './steps.ts';

export interface StepResult extends TestCount {
  name: string;
  durationMs: number;
  named?: NamedTests;
}

const root = resolve(import.meta.dirname, '../..');

/** Runs one step with visible output and counts its tests. */
export async function runStep(step: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const reportDirectory = await mkdtemp(join(tmpdir(), 'validate-'));
  try {
    const reportPath = join(reportDirectory, 'report.json');
    const hasSucceeded = await runCommand(step, reportPath);
    const durationMs = performance.now() - startedAt;
    if (!step.runner) {
      return { name: step.name, durationMs, passed: Number(hasSucceeded), failed: Number(!hasSucceeded) };
    }
    const report = await findReport(reportPath);
    return { name: step.name, durationMs, ...countTests(report, hasSucceeded), named: nameTests(report) };
  } finally {
    await rm(reportDirectory, { recursive: true });
  }
}

async function runCommand(step: Step, reportPath: string): Promise<boolean> {
  const child = spawn(step.command, [...step.args, ...listReportArgs(step, reportPath)], {
    cwd: join(root, step.folder ?? ''),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** Playwright reads the path from the environment. */
function listReportArgs({ runner }: Step, reportPath: string): string[] {
  if (runner === 'vitest') return [`--outputFile.json=${reportPath}`];
  return runner === 'resilience' ? [`--report=${reportPath}`] : [];
}

async function findReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
