import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { judgeAudit } from './supply/judge-audit.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: node scripts/audit.ts [--required]
  Looks up known vulnerabilities of all packages.
  --required  fails if the package registry gives no advisories`);

// Looks up known vulnerabilities of all packages. Some registries provide no advisories. Then only `--required`
// fails.
const { stdout } = spawnSync('pnpm', ['audit', '--json'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  timeout: 120_000,
});
const { lines, hasFailed } = judgeAudit(stdout ?? '');

if (lines) {
  for (const line of lines) console.log(line);
  console.log(`${lines.length} known vulnerabilities, ${hasFailed ? 'some to fix now' : 'none to fix now'}`);
  process.exitCode = hasFailed ? 1 : 0;
} else {
  console.log('The package registry gives no advisories, so known vulnerabilities were not checked.');
  process.exitCode = process.argv.includes('--required') ? 1 : 0;
}
