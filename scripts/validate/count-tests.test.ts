import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

test('tests of both runners are counted', () => {
  expect(countTests({ numPassedTests: 4, numFailedTests: 1 }, false)).toEqual({ passed: 4, failed: 1 });
  expect(countTests({ stats: { expected: 7, unexpected: 2 } }, false)).toEqual({ passed: 7, failed: 2 });
});

test('an unsuccessful run without a failed test is a failure', () => {
  expect(countTests({ numPassedTests: 4, numFailedTests: 0 }, false)).toEqual({ passed: 4, failed: 1 });
});

test('a run that left no report is a failure, whatever its exit code says', () => {
  expect(countTests(undefined, true)).toEqual({ passed: 0, failed: 1 });
});
