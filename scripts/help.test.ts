import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
/** `pnpm bench` starts the benchmarks and explains them. */
const isCommand = (name: string) => /\.ts$/.test(name) && !/\.test\.|^vitest\.|^bench-/.test(name);

const programs = [
  ...readdirSync(import.meta.dirname)
    .filter(isCommand)
    .map((name) => `scripts/${name}`),
  'resilience/faults/run.ts',
  'resilience/failover/drill.ts',
  'resilience/simulation/simulate.ts',
  'packages/standins/src/run.ts',
  'apps/api/src/ops.ts',
];
/** Started by containers alone. */
const inContainers = ['database-role.sh', 'publish.sh', 'publish-draft.sh'];
const scripts = readdirSync(join(root, 'deploy')).filter(
  (name) => name.endsWith('.sh') && !inContainers.includes(name),
);

test.each(programs)('[SETUP-04] %s --help needs no setting and no database', async (path) => {
  const { stdout, stderr } = await run(process.execPath, [join(root, path), '--help'], { env: {} });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^usage: .*\n(( .*)?\n)+$/);
});

test.each(scripts)('[SETUP-04] deploy/%s --help needs no engine', async (name) => {
  const env = { PATH: '/usr/bin:/bin', DOCKER_HOST: 'unix:///nowhere' };
  const { stdout, stderr } = await run(join(root, 'deploy', name), ['--help'], { env });
  expect(stderr).toBe('');
  expect(stdout).toMatch(new RegExp(`^usage: deploy/${name}`));
});
