import { listProblems } from '../../config.ts';
import type { Check } from './examination.ts';
import { fail, ok } from './finding.ts';

/** What the API and the worker would refuse to start with. */
export const checkValues: Check = ({ environment }) => {
  const problems = listProblems(environment);
  if (problems.length === 0) return [ok('settings', 'the API and the worker accept all of them')];
  return problems.map(({ name, message }) =>
    fail(name, environment[name] ? message : `is missing: ${message}`),
  );
};
