import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { formatAtBuild } from './format-at-build.ts';

test('a text is formatted with its values', () => {
  expect(formatAtBuild("It''s {count, plural, one {# case} other {# cases}}", 'en', { count: 2 })).toBe(
    "It's 2 cases",
  );
});

test.each(['{name}', '{name, plural, other {#}}', '{name, select, other {x}}', '<name>x</name>'])(
  'a missing value of %s is refused as the build runs it',
  (text) => {
    // The test runner resolves the development build, which checks values by itself. Node resolves the one for production.
    const call = `import { formatAtBuild } from './format-at-build.ts'; formatAtBuild(${JSON.stringify(text)}, 'en', {});`;
    const run = () =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', call], {
        cwd: import.meta.dirname,
        stdio: 'pipe',
      });
    expect(run).toThrow('the value {name} is missing');
  },
);
