import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './check/content/content.ts';
import { checkSettings } from './check/content/settings.ts';
import { checkDocs } from './check/documents/docs.ts';
import { checkForbiddenWords } from './check/documents/forbidden-words.ts';
import { checkLinks } from './check/documents/links.ts';
import { checkRequirements, formatLedger, ledgerPath } from './check/documents/requirements.ts';
import { checkArrows } from './check/imports/arrows.ts';
import { checkUnusedCode } from './check/imports/unused-code.ts';
import { checkLicenses } from './check/licenses.ts';
import { loadProject, type Problem, type Project, type Report } from './check/project.ts';
import { checkCasing } from './check/texts/casing.ts';
import { checkLanguages } from './check/texts/languages.ts';
import { checkMessages } from './check/texts/messages.ts';
import { checkTerms } from './check/texts/terms.ts';
import { checkUnusedKeys } from './check/texts/unused-keys.ts';
import { checkVisibleText } from './check/texts/visible-text.ts';
import { showHelp } from './process/show-help.ts';

showHelp(`
usage: pnpm check [--update]
  Checks texts, import rules, unused code, documents, requirements and licenses.
  --update  first records the proven requirements, and dates the texts that have changed`);

type Check = (project: Project) => Report | Promise<Report>;

const checks: Readonly<Record<string, Check>> = {
  'unused code': checkUnusedCode,
  content: checkContent,
  languages: checkLanguages,
  messages: checkMessages,
  terms: checkTerms,
  casing: checkCasing,
  'unused keys': checkUnusedKeys,
  'visible text': checkVisibleText,
  arrows: checkArrows,
  links: checkLinks,
  docs: checkDocs,
  requirements: checkRequirements,
  'forbidden words': checkForbiddenWords,
  licenses: checkLicenses,
};

function formatProblem({ path, line, message }: Problem): string {
  return `  ${line === undefined ? path : `${path}:${line}`}  ${message}`;
}

function show(name: string, { problems, summary }: Report): boolean {
  const result = problems.length === 0 ? 'passed' : `failed, ${problems.length} to fix`;
  console.log(`${name}: ${[summary, result].filter(Boolean).join('; ')}`);
  for (const problem of problems) console.log(formatProblem(problem));
  return problems.length === 0;
}

const root = join(import.meta.dirname, '..');

if (process.argv.includes('--update')) {
  const before = loadProject(root);
  writeFileSync(join(root, ledgerPath), formatLedger(before));
  // Imported only here, because it loads the content, which the checks must be able to report as wrong.
  const { recordPath, updateRecord } = await import('../apps/web/build-steps/last-changed.ts');
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, recordPath), `${JSON.stringify(updateRecord(today), null, 2)}\n`);
}

const project = loadProject(root);
// Other checks load what reads the settings.
if (!show('settings', checkSettings(project))) process.exit(1);
const reports = Object.entries(checks).map(async ([name, check]) => [name, await check(project)] as const);
const results = (await Promise.all(reports)).map(([name, report]) => show(name, report));
const failed = results.filter((hasPassed) => !hasPassed).length;
console.log(`${results.length - failed} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
