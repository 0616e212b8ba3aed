import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkArrows } from './check/arrows.ts';
import { checkDocs } from './check/docs.ts';
import { checkForbiddenWords } from './check/forbidden-words.ts';
import { checkMessages } from './check/messages.ts';
import { checkNames } from './check/names.ts';
import { loadProject, type Problem, type Project, type Report } from './check/project.ts';
import { checkRequirements, formatLedger, ledgerPath } from './check/requirements.ts';
import { checkUnusedKeys } from './check/unused-keys.ts';
import { checkVisibleText } from './check/visible-text.ts';

const checks: Readonly<Record<string, (project: Project) => Report>> = {
  messages: checkMessages,
  'unused keys': checkUnusedKeys,
  'visible text': checkVisibleText,
  arrows: checkArrows,
  names: checkNames,
  docs: checkDocs,
  requirements: checkRequirements,
  'forbidden words': checkForbiddenWords,
};

function formatProblem({ path, line, message }: Problem): string {
  return `  ${line === undefined ? path : `${path}:${line}`}  ${message}`;
}

function runCheck(name: string, check: (project: Project) => Report, project: Project): boolean {
  const { problems, summary } = check(project);
  const result = problems.length === 0 ? 'passed' : `failed, ${problems.length} to mend`;
  console.log(`${name}: ${[summary, result].filter(Boolean).join('; ')}`);
  for (const problem of problems) console.log(formatProblem(problem));
  return problems.length === 0;
}

const root = join(import.meta.dirname, '..');

if (process.argv.includes('--update')) {
  writeFileSync(join(root, ledgerPath), formatLedger(loadProject(root)));
}

const project = loadProject(root);
const results = Object.entries(checks).map(([name, check]) => runCheck(name, check, project));
const failed = results.filter((hasPassed) => !hasPassed).length;
console.log(`${results.length - failed} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
