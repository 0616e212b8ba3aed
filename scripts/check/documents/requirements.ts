import type { Argument } from 'oxc-parser';
import { type Problem, type Project, type Report, toLine } from '../project.ts';
import { visitSource } from '../source.ts';

export const ledgerPath = 'docs/requirements-covered.txt';

const listPath = 'docs/requirements.md';
const runners = ['test', 'it', 'describe'];

type Mention = { id: string; path: string; line: number };

/** Compares requirement IDs with test titles and with the ledger of covered IDs. No library knows our IDs. */
export function checkRequirements(project: Project): Report {
  const ids = listIds(project);
  const mentions = listMentions(project);
  const covered = listCoveredIds(project);
  const ledger = listLedger(project);
  return {
    problems: [
      ...mentions
        .filter(({ id }) => !ids.has(id))
        .map(({ id, path, line }) => ({
          path,
          line,
          message: `proves ${id}, which ${listPath} does not have`,
        })),
      ...ledger.filter((id) => !covered.includes(id)).map(toLostProblem),
      ...covered.filter((id) => !ledger.includes(id)).map(toNewProblem),
    ],
    summary: `${covered.length} of ${ids.size} ids have a test`,
  };
}

/** The ledger with newly covered ids added; an id that lost its test stays, so that the check keeps failing. */
export function formatLedger(project: Project): string {
  const ids = new Set([...listLedger(project), ...listCoveredIds(project)]);
  return [...ids]
    .sort()
    .map((id) => `${id}\n`)
    .join('');
}

function listIds(project: Project): Set<string> {
  const rows = project.read(listPath).matchAll(/^\|\s*([A-Z]+-\d+)\+?\s*\|/gm);
  return new Set([...rows].map((row) => row[1] ?? ''));
}

function listCoveredIds(project: Project): string[] {
  const ids = listIds(project);
  return [...new Set(listMentions(project).map(({ id }) => id))].filter((id) => ids.has(id)).sort();
}

function listLedger(project: Project): string[] {
  return project.paths.includes(ledgerPath) ? project.read(ledgerPath).split('\n').filter(Boolean) : [];
}

function listMentions(project: Project): Mention[] {
  const paths = project.paths.filter((path) => /\.test\.tsx?$|^e2e\/.*\.spec\.ts$/.test(path));
  return paths.flatMap((path) => listFileMentions(project, path));
}

function listFileMentions(project: Project, path: string): Mention[] {
  const mentions: Mention[] = [];
  visitSource(project, path, {
    CallExpression(node) {
      const call = project.read(path).slice(node.callee.start, node.callee.end);
      if (!runners.includes(/^\w+/.exec(call)?.[0] ?? '')) return;
      const line = toLine(project.read(path), node.start);
      for (const id of listTitleIds(node.arguments[0])) mentions.push({ id, path, line });
    },
  });
  return mentions;
}

function listTitleIds(title: Argument | undefined): string[] {
  const text =
    title?.type === 'Literal'
      ? String(title.value)
      : title?.type === 'TemplateLiteral'
        ? title.quasis.map(({ value }) => value.raw).join(' ')
        : '';
  const brackets = text.matchAll(/\[([A-Z]+-\d+(?:[\s,]+[A-Z]+-\d+)*)\]/g);
  return [...brackets].flatMap((bracket) => (bracket[1] ?? '').split(/[\s,]+/));
}

function toLostProblem(id: string): Problem {
  return {
    path: ledgerPath,
    message: `${id} was covered once and no test title carries it now: restore its test`,
  };
}

function toNewProblem(id: string): Problem {
  return {
    path: ledgerPath,
    message: `${id} has a test by now: run “pnpm check --update” and commit the file`,
  };
}
