import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the command prints all lines and fails, with an environment that no other command starts with', () => {
  const entry = fileURLToPath(new URL('../../ops.ts', import.meta.url));
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [entry, ...words], { env: {}, encoding: 'utf8' });
  const doctor = run('doctor', '--offline');
  expect([doctor.status, doctor.stderr]).toEqual([1, '']);
  expect(doctor.stdout).toMatch(/^failure +FORM_TOKEN_SECRET[\s\S]*\n\d+ to fix, \d+ to look at\n$/m);
  expect(run('doctor', '--fix').status).toBe(2);
  // Lines are there if a build is.
  expect(run('launch-list')).toMatchObject({ status: 0, stderr: '' });
  expect(run('queue', 'status').stderr).toContain('The environment is not usable');
});
