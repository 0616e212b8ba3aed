import { expect, onTestFinished, test, vi } from 'vitest';
import { settings } from './settings.ts';

const file = '../settings.json';

test('a wrong setting stops what reads it with a sentence that names the file and the field', async () => {
  vi.resetModules();
  vi.doMock(file, () => ({ default: { ...settings, email: 'hello' } }));
  onTestFinished(() => {
    vi.doUnmock(file);
    vi.resetModules();
  });
  await expect(import('./settings.ts')).rejects.toThrow(
    'packages/contract/src/settings.json: email: Invalid',
  );
});
