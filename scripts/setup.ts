import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findKnot } from '../packages/standins/src/dns/knot.ts';
import { showHelp } from './process/show-help.ts';
import { writeProductionEnv } from './setup/write-production-env.ts';

showHelp(`
usage: node scripts/setup.ts [--production]
  Lists the tools that this machine lacks.
  --production  writes .env with fresh secrets`);

const root = join(import.meta.dirname, '..');

if (process.argv.includes('--production')) prepareProduction();
else listTools();

/** Needs Node alone, no packages, because it runs before anything is installed. */
function prepareProduction(): void {
  if (existsSync(join(root, '.env'))) {
    console.error('.env exists and stays as it is. To make a new one, move it away first.');
    process.exitCode = 1;
    return;
  }
  writeProductionEnv(root);
  console.log(
    'Wrote .env with fresh secrets. Read its first two parts, then check it: see docs/operations/settings.md',
  );
}

/** Lists the tools that this machine lacks, and their purpose. It installs nothing. */
function listTools(): void {
  const needs = [
    {
      name: 'Caddy',
      isPresent: canRun('caddy', 'version'),
      purpose: 'pnpm preview, pnpm --filter @tt/e2e test:site and pnpm test:e2e',
      debian: 'caddy',
    },
    {
      name: 'Chromium',
      isPresent: canRun('chromium-headless-shell', '--version') && canRun('chromium', '--version'),
      purpose: 'pnpm test:e2e',
      debian: 'chromium-headless-shell chromium',
    },
    {
      name: 'Firefox and WebKit',
      isPresent:
        canRun('firefox-esr', '--version') && canRun('WebKitWebDriver', '--help') && canRun('Xvfb', '-help'),
      purpose: 'pnpm test:engines',
      debian: 'firefox-esr webkit2gtk-driver xvfb locales',
    },
    { name: 'Knot DNS', isPresent: findKnot() !== undefined, purpose: 'the DNS stand-in', debian: 'knot' },
    {
      name: 'Prometheus',
      isPresent: canRun('promtool', '--version'),
      purpose: 'pnpm test',
      debian: 'prometheus',
    },
  ];

  for (const { name, isPresent, purpose } of needs) {
    console.log(`${isPresent ? 'found  ' : 'missing'}  ${name}, for ${purpose}`);
  }
  const missing = needs.filter(({ isPresent }) => !isPresent);
  if (missing.length > 0) {
    console.log(`\nOn Debian: apt-get install ${missing.map(({ debian }) => debian).join(' ')}`);
  }
  console.log('\nDevelopment needs none of them: pnpm dev');
}

function canRun(command: string, argument: string): boolean {
  return spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;
}
