import { spawnSync } from 'node:child_process';
import { findKnot } from '../../packages/standins/src/dns/knot.ts';

/** Lists the tools that this machine lacks, and their purpose. It installs nothing. */
export function listTools(): void {
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
