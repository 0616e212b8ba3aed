import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const app = resolve(import.meta.dirname, '../..');

test('a hatch of our colors is mixed in sRGB, because Firefox draws hardly a line of it in Oklab', () => {
  const hatches = globSync('**/*.css', { cwd: app }).flatMap((file) =>
    readFileSync(resolve(app, file), 'utf8')
      .matchAll(/repeating-linear-gradient\(([^,]+), var\(/g)
      .map(([, line]) => `${file}: ${line}`)
      .toArray(),
  );
  expect(hatches.length).toBeGreaterThan(2);
  expect(hatches.filter((hatch) => !hatch.endsWith(' in srgb'))).toEqual([]);
});
