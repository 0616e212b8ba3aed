import { spawnSync } from 'node:child_process';
import { findKnot } from '../packages/standins/src/dns/knot.ts';

// Lists the tools that this machine lacks, and their purpose. It installs nothing.
const needs = [
  {
    name: 'Caddy',
    isPresent: canRun('caddy', 'version'),
    purpose: 'pnpm preview and pnpm test:e2e',
    debian: 'caddy',
  },
  {
    name: 'Chromium',
    isPresent: canRun('chromium', '--version'),
    purpose: 'pnpm test:e2e',
    debian: 'chromium',
  },
  { name: 'Knot DNS', isPresent: findKnot() !== undefined, purpose: 'the DNS stand-in', debian: 'knot' },
];

for (const { name, isPresent, purpose } of needs) {
  console.log(`${isPresent ? 'found  ' : 'missing'}  ${name}, for ${purpose}`);
}
const missing = needs.filter(({ isPresent }) => !isPresent);
if (missing.length > 0) {
  console.log(`\nOn Debian: apt-get install ${missing.map(({ debian }) => debian).join(' ')}`);
}
console.log('\nDevelopment needs none of them: pnpm dev');

function canRun(command: string, argument: string): boolean {
  return spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;
}
