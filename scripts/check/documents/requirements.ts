import type { Argument, CallExpression } from 'oxc-parser';
import { type Tier, tiers } from '../../validate/steps.ts';
import { type Problem, type Project, type Report, toLine } from '../project.ts';
import { visitSource } from '../source.ts';

export const ledgerPath = 'docs/requirements-covered.txt';

const listPath = 'docs/requirements.md';
const runners = ['test', 'it', 'describe'];

type Mention = { id: string; path: string; line: number; tier: Tier };

/**
 * Compares requirement IDs with test titles and with the ledger, which has each proven ID with the first tier that proves it. No
 * library knows our IDs.
 */
export function checkRequirements(project: Project): Report {
  const ids = listIds(project);
  const mentions = listMentions(project);
  const proven = toProven(mentions.filter(({ id }) => ids.has(id)));
  const ledger = readLedger(project);
  const count = (wanted: Tier) => [...proven.values()].filter((tier) => tier === wanted).length;
  return {
    problems: [
      ...mentions
        .filter(({ id }) => !ids.has(id))
        .map(({ id, path, line }) => ({
          path,
          line,
          message: `proves ${id}, which ${listPath} does not have`,
        })),
      ...[...ledger.keys()].filter((id) => !proven.has(id)).map(toLostProblem),
      ...[...proven].filter(([, tier]) => tier === 'nightly').map(([id]) => toLateProblem(id)),
      ...[...proven]
        .filter(([id, tier]) => ledger.get(id) !== tier)
        .map(([id, tier]) => toNewProblem(id, tier)),
    ],
    summary: `${proven.size} of ${ids.size} ids have a test, ${count('pr')} in pull requests and ${count('full')} before a merge`,
  };
}

/** The ledger as the tests are now; an id that lost its test stays, so that the check keeps failing. */
export function formatLedger(project: Project): string {
  const ids = listIds(project);
  const proven = toProven(listMentions(project).filter(({ id }) => ids.has(id)));
  return [...readLedger(project), ...proven]
    .reduce((rows, [id, tier]) => rows.set(id, tier), new Map<string, string>())
    .entries()
    .toArray()
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, tier]) => `${id} ${tier}\n`)
    .join('');
}

function listIds(project: Project): Set<string> {
  const rows = project.read(listPath).matchAll(/^\|\s*([A-Z]+-\d+)\+?\s*\|/gm);
  return new Set([...rows].map((row) => row[1] ?? ''));
}

/** The first tier that proves each id. */
function toProven(mentions: readonly Mention[]): Map<string, Tier> {
  const proven = new Map<string, Tier>();
  for (const tier of tiers.toReversed()) {
    for (const mention of mentions) if (mention.tier === tier) proven.set(mention.id, tier);
  }
  return proven;
}

function readLedger(project: Project): Map<string, string> {
  const text = project.paths.includes(ledgerPath) ? project.read(ledgerPath) : '';
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((row) => [row.split(' ')[0] ?? '', row.split(' ')[1] ?? '']),
  );
}

function listMentions(project: Project): Mention[] {
  const paths = project.paths.filter((path) => /\.test\.tsx?$|^e2e\/.*\.spec\.ts$/.test(path));
  return paths.flatMap((path) => listFileMentions(project, path));
}

function listFileMentions(project: Project, path: string): Mention[] {
  const source = project.read(path);
  const mentions: (Mention & { start: number })[] = [];
  const tagged: { start: number; end: number; tier: Tier }[] = [];
  visitSource(project, path, {
    CallExpression(node) {
      const call = source.slice(node.callee.start, node.callee.end);
      if (!runners.includes(/^\w+/.exec(call)?.[0] ?? '')) return;
      const tier = findTag(node, source);
      if (tier) tagged.push({ start: node.start, end: node.end, tier });
      const line = toLine(source, node.start);
      for (const id of listTitleIds(node.arguments[0])) {
        mentions.push({ id, path, line, tier: toFileTier(path), start: node.start });
      }
    },
  });
  // A tag on a group applies to each of its tests.
  return mentions.map(({ start, ...mention }) => ({
    ...mention,
    tier: tagged.find((tag) => tag.start <= start && start < tag.end)?.tier ?? mention.tier,
  }));
}

/** By the name of the file, as scripts/validate/steps.ts does. */
function toFileTier(path: string): Tier {
  if (path.endsWith('.spec.ts')) return 'full';
  return tiers.find((tier) => path.includes(`.${tier}.test.`)) ?? 'pr';
}

/** The tier that the options of a journey name, as in `{ tag: '@pr' }`. */
function findTag({ arguments: [, options] }: CallExpression, source: string): Tier | undefined {
  if (options?.type !== 'ObjectExpression') return undefined;
  const tag = /\btag: '@(\w+)'/.exec(source.slice(options.start, options.end))?.[1];
  return tiers.find((tier) => tier === tag);
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

function toLateProblem(id: string): Problem {
  return { path: ledgerPath, message: `${id} is proven only at night: prove it before a merge` };
}

function toNewProblem(id: string, tier: Tier): Problem {
  return {
    path: ledgerPath,
    message: `${id} has its first test in ${tier}: run “pnpm check --update” and commit the file`,
  };
}
