import type { IViolation } from 'dependency-cruiser';
import { type Problem, type Project, type Report, toLine } from '../project.ts';
import { listForbiddenImports } from './forbidden-imports.ts';
import { cruiseImports } from './imports.ts';

/** Checks every import against the rules of `arrows.rules.ts`, and finds cycles. */
export async function checkArrows(project: Project): Promise<Report> {
  const { modules, summary } = await cruiseImports(project);
  const messages = listForbiddenImports().map(({ name }) => name);
  const inOrder = summary.violations.toSorted(
    (a, b) => messages.indexOf(a.rule.name) - messages.indexOf(b.rule.name),
  );
  // If one import breaks several rules, the first is enough.
  const problems = new Map(
    inOrder.toReversed().map((found) => [`${found.from} ${found.to}`, toProblem(project, found)]),
  );
  return { problems: [...problems.values()], summary: `${modules.length} modules` };
}

function toProblem(project: Project, { rule, from, to, unresolvedTo = to }: IViolation): Problem {
  const text = project.read(from);
  // dependency-cruiser drops the `node:` of a module of Node.
  const written = new RegExp(`(['"])((?:node:)?${RegExp.escape(unresolvedTo)})\\1`).exec(text);
  return {
    path: from,
    line: toLine(text, written?.index ?? 0),
    message: `imports ${written?.[2] ?? to}: ${rule.name}`,
  };
}
