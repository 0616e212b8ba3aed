import { expect, test } from 'vitest';
import { nameTests } from './named-tests.ts';

test('tests of Vitest that failed, and those that passed on retry, are named', () => {
  const toResult = (fullName: string, status: string, failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [
    toResult('adds', 'passed', []),
    toResult('waits', 'passed', ['timeout']),
    toResult('subtracts', 'failed', ['1 is not 2', '1 is not 2']),
  ];
  expect(nameTests({ testResults: [{ assertionResults }] })).toEqual({
    failed: ['subtracts'],
    retried: ['waits'],
  });
});

test('journeys are named with project and file', () => {
  const toSpec = (title: string, status: string) => ({ title, tests: [{ projectName: 'mobile', status }] });
  const inner = { title: 'on a phone', specs: [toSpec('scrolls', 'flaky')] };
  const suite = { title: 'home.spec.ts', specs: [toSpec('opens', 'unexpected')], suites: [inner] };
  expect(nameTests({ suites: [suite] })).toEqual({
    failed: ['mobile: home.spec.ts › opens'],
    retried: ['mobile: on a phone › scrolls'],
  });
});

test('a report without names, or none, names nothing', () => {
  expect(nameTests({ numPassedTests: 3, numFailedTests: 1 })).toEqual({ failed: [], retried: [] });
  expect(nameTests(undefined)).toEqual({ failed: [], retried: [] });
});
