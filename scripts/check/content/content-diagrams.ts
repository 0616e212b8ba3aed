import type { Problem, Project } from '../project.ts';
import type { Content } from './content-entries.ts';

const folder = 'apps/web/app/illustrations/diagrams';

/** A diagram has two compositions, and the words of its case have a label for each slot and no other. */
export function listDiagramProblems(project: Project, { cases }: Content): Problem[] {
  return cases.flatMap(({ facts, words, report }) => {
    if (!facts.diagram || !words.diagram) {
      const isAlone = Boolean(facts.diagram) !== Boolean(words.diagram);
      return isAlone
        ? [report('diagram: the facts name the files and the words have the labels, or neither')]
        : [];
    }
    const paths = [`${folder}/${facts.diagram}.svg`, `${folder}/${facts.diagram}-narrow.svg`];
    const missing = paths.filter((path) => !project.paths.includes(path));
    if (missing.length > 0) return missing.map((path) => report(`diagram: ${path} is missing`));
    const slots = new Set(paths.flatMap((path) => listSlots(project.read(path))));
    const labels = new Set(Object.keys(words.diagram.labels));
    return [
      ...[...slots.difference(labels)].map((key) => report(`diagram.labels: the slot ${key} has no label`)),
      ...[...labels.difference(slots)].map((key) => report(`diagram.labels: no slot shows ${key}`)),
    ];
  });
}

const listSlots = (svg: string) => [...svg.matchAll(/<text data-key="(\w+)"/g)].map((slot) => slot[1] ?? '');
