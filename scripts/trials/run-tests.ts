import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

interface VitestReport {
  testResults: { name: string; status: string }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { ok: boolean }[];
  suites?: PlaywrightSuite[];
}

/** Runs a command in a clone and returns what it said. */
export function runCommand(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): string {
  const { stdout, stderr } = spawnSync('pnpm', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  return stdout + stderr;
}

/** Runs tests of a package and lists the files that turned red, twice: some measure time, and the machine may be busy. */
export function listRedTests(clone: string, folder: string, filters: readonly string[] = []): string[] {
  const red = listRedOnce(clone, folder, filters);
  if (red.length === 0) return red;
  const again = red.map((file) => relative(folder, file));
  return listRedOnce(clone, folder, again);
}

function listRedOnce(clone: string, folder: string, filters: readonly string[]): string[] {
  const report = join(mkdtempSync(join(tmpdir(), 'trial-')), 'report.json');
  const args = ['exec', 'vitest', 'run', ...filters, '--reporter=json', `--outputFile.json=${report}`];
  runCommand(join(clone, folder), args);
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.filter(({ status }) => status !== 'passed').map(({ name }) => relative(clone, name));
}

/** Runs journeys in the browser at both widths, and lists the files that turned red. */
export function listRedJourneys(clone: string, filters: readonly string[]): string[] {
  const report = join(mkdtempSync(join(tmpdir(), 'trial-')), 'report.json');
  const projects = ['--project=desktop', '--project=mobile'];
  runCommand(join(clone, 'e2e'), ['exec', 'playwright', 'test', ...filters, ...projects, '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { suites }: { suites: PlaywrightSuite[] } = JSON.parse(readFileSync(report, 'utf8'));
  return suites.filter(isRed).map(({ file }) => `e2e/${file}`);
}

function isRed({ specs, suites = [] }: PlaywrightSuite): boolean {
  return specs.some(({ ok }) => !ok) || suites.some(isRed);
}
