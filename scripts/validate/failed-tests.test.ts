import { expect, test } from 'vitest';
import { nameFailedTests } from './failed-tests.ts';

test('failed tests of Vitest are named, with what they saw', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed' },
    {
      fullName: 'subtracts',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 3\u001b[39m\n\nto be 4'],
    },
  ];
  expect(nameFailedTests({ testResults: [{ assertionResults }] })).toEqual([
    'subtracts\n  expected 3\n  to be 4',
  ]);
});

test('failed journeys are named with project and file', () => {
  const results = [{ errors: [{ message: 'hidden' }] }];
  const toSpec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'mobile', status, results }],
  });
  const inner = { title: 'on a phone', specs: [toSpec('scrolls', 'unexpected')] };
  const specs = [toSpec('opens', 'unexpected'), toSpec('closes', 'expected')];
  expect(nameFailedTests({ suites: [{ title: 'home.spec.ts', specs, suites: [inner] }] })).toEqual([
    'mobile: home.spec.ts › opens\n  hidden',
    'mobile: on a phone › scrolls\n  hidden',
  ]);
});

test('a report without names, or none, names nothing', () => {
  expect(nameFailedTests({ numPassedTests: 3, numFailedTests: 1 })).toEqual([]);
  expect(nameFailedTests(undefined)).toEqual([]);
});
