import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formatUsage, UsageError } from './usage-error.ts';

const whole = new UsageError().message;

test('[SETUP-04] the help of a command lists its own lines, and of an unknown one all', () => {
  expect(formatUsage(['queue']).split('\n')).toEqual([
    'usage: pnpm ops <command>',
    expect.stringMatching(/^ {2}queue status /),
    expect.stringMatching(/^ {2}queue redrive <queue> /),
    '',
  ]);
  expect(formatUsage(['desk', 'invite', 'Ada', '--help'])).toMatch(
    /^.*\n {2}desk invite .*\n {5}.*link .*\n$/,
  );
  expect(formatUsage(['queue', 'everything'])).toBe(formatUsage(['queue']));
  for (const words of [[], ['--help'], ['nonsense'], ['inq']]) expect(formatUsage(words)).toBe(whole);
});

test('a commit whose title asks for help is told like any other', () => {
  const entry = fileURLToPath(new URL('../ops.ts', import.meta.url));
  const words = ['release-notice', 'live', '0123456789', 'Ada', '--help'];
  const { stdout, stderr } = spawnSync(process.execPath, [entry, ...words], { env: {}, encoding: 'utf8' });
  expect(stdout).toBe('');
  // It goes as far as the settings.
  expect(stderr).toContain('PUBLIC_ANON_KEY');
});

test('[SETUP-04] help and an unknown command need no setting', () => {
  const entry = fileURLToPath(new URL('../ops.ts', import.meta.url));
  const options = { env: {}, encoding: 'utf8' } as const;
  expect(execFileSync(process.execPath, [entry, 'queue', 'redrive', '--help'], options)).toMatch(
    /^.*\n {2}queue redrive .*\n$/,
  );
  expect(spawnSync(process.execPath, [entry, 'nonsense'], options)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: whole,
  });
});
