import type { Problem, Project, Report } from '../project.ts';
import { toLine } from '../project.ts';
import { type Arrow, listArrows, listCircle, reduceArrows } from './rooms.ts';

export const drawingPath = 'docs/architecture.md';

const place = /(?<=<!-- imports -->\n+)```mermaid\n[\s\S]*?```/;

/** Compares the drawing of the import structure with the imports, which must not form a cycle of folders. */
export async function checkDrawing(project: Project): Promise<Report> {
  const arrows = await listArrows(project);
  const circle = listCircle(arrows);
  if (circle.length > 0) return { problems: listCircleProblems(circle) };
  const text = project.read(drawingPath);
  const problem: Problem = {
    path: drawingPath,
    line: toLine(text, Math.max(0, text.search(place))),
    message: 'the drawing of imports is out of date: run “pnpm check --update” and commit the file',
  };
  return {
    problems: text === withDrawing(text, arrows) ? [] : [problem],
    summary: `${arrows.length} arrows`,
  };
}

/** The document with the drawing of the imports as they are. */
export async function formatDrawing(project: Project): Promise<string> {
  return withDrawing(project.read(drawingPath), await listArrows(project));
}

/** In a cycle, the arrow with the fewest files is the easiest to reverse. */
function listCircleProblems(circle: Arrow[]): Problem[] {
  const [weakest] = circle.toSorted((a, b) => a.files.length - b.files.length);
  if (!weakest) return [];
  const others = [...new Set(circle.flatMap(({ from, to }) => [from, to]))].sort().join(', ');
  const message = `imports ${weakest.to} from ${weakest.from}, which closes a circle of folders (${others}): move what both need below them`;
  return weakest.files.map((path) => ({ path, message }));
}

function withDrawing(text: string, arrows: Arrow[]): string {
  if (listCircle(arrows).length > 0) return text;
  return text.replace(place, () => drawArrows(reduceArrows(arrows)));
}

function drawArrows(arrows: Arrow[]): string {
  const names = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const apps = ['web', 'api'].flatMap((app) => [
    `  subgraph ${app}`,
    ...[...names]
      .filter((name) => name.startsWith(`${app}/`))
      .sort()
      .map((name) => `    ${toId(name)}[${name.slice(app.length + 1)}]`),
    '  end',
  ]);
  const lines = [...Map.groupBy(arrows, ({ from }) => from)].map(
    ([from, own]) => `  ${toId(from)} --> ${own.map(({ to }) => toId(to)).join(' & ')}`,
  );
  return ['```mermaid', 'flowchart TD', ...apps, ...lines, '```'].join('\n');
}

function toId(name: string): string {
  return name.replaceAll(/\W/g, '_');
}
