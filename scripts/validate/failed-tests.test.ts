import { expect, test } from 'vitest';
import { nameFailedTests } from './failed-tests.ts';

test('failed tests of Vitest are named', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed' },
    { fullName: 'subtracts', status: 'failed' },
  ];
  expect(nameFailedTests({ testResults: [{ assertionResults }] })).toEqual(['subtracts']);
});

test('failed journeys are named with project and file', () => {
  const toSpec = (title: string, status: string) => ({ title, tests: [{ projectName: 'mobile', status }] });
  const inner = { title: 'on a phone', specs: [toSpec('scrolls', 'unexpected')] };
  const specs = [toSpec('opens', 'unexpected'), toSpec('closes', 'expected')];
  expect(nameFailedTests({ suites: [{ title: 'home.spec.ts', specs, suites: [inner] }] })).toEqual([
    'mobile: home.spec.ts › opens',
    'mobile: on a phone › scrolls',
  ]);
});

test('a report without names, or none, names nothing', () => {
  expect(nameFailedTests({ numPassedTests: 3, numFailedTests: 1 })).toEqual([]);
  expect(nameFailedTests(undefined)).toEqual([]);
});
