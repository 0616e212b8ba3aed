import type { Problem, Project, Report } from '../project.ts';
import { findKeyLine, listMessageFiles, type MessageFile } from './message-files.ts';
import { listWordsFiles } from './words-files.ts';

type Exception = { keys: RegExp; reason: string };
type Label = { file: MessageFile; key: string; text: string };

/** Texts in small letters because of where they stand, whatever another text of the same words has. */
const exceptions: readonly Exception[] = [
  { keys: /\.ctaLabel$/, reason: 'a name of code, not a text' },
  { keys: /\.diagram\.labels\./, reason: 'a mark in a drawing' },
  { keys: /^products\.adRoute\.texts\./, reason: 'a mark in a drawing, after the name of a network' },
  { keys: /^desk\.momentInText\./, reason: 'inside a sentence' },
  { keys: /^desk\.(?:list\.meeting|list\.due)\./, reason: 'after a date, at the end of a row' },
  { keys: /^desk\.(?:timeline\.answer(?:Due|Over)|week\.now)$/, reason: 'after the name of an event' },
  { keys: /^(?:desk\.entry|inquiry\.company)\.notGiven$/, reason: 'a value after its label' },
  { keys: /^booking\.(?:event\.none|steps\.done)$/, reason: 'a value after its label' },
];

/**
 * One label, one casing: lists texts of a language that are equal but for their capitals, such as “Book consultation” beside
 * “Book Consultation”. Our own check, because no library compares the texts of a site with each other.
 */
export function checkCasing(project: Project, allowed: readonly Exception[] = exceptions): Report {
  const byLanguage = Map.groupBy(listLabels(project), ({ file }) => file.languageCode);
  const all = [...byLanguage.values()];
  const isAllowed = ({ key }: Label) => allowed.some(({ keys }) => keys.test(key));
  const differing = all.flatMap((labels) => listDiffering(labels).flat());
  const idle = allowed.filter(({ keys }) => !differing.some(({ key }) => keys.test(key)));
  return {
    problems: [
      ...all
        .flatMap((labels) => listDiffering(labels.filter((label) => !isAllowed(label))))
        .flatMap((group) => listCasingProblems(project, group)),
      ...idle.map(({ keys }) => ({
        path: 'scripts/check/texts/casing.ts',
        message: `no text needs the exception ${keys}: remove it`,
      })),
    ],
    summary: `${all.reduce((sum, labels) => sum + labels.length, 0)} texts in ${all.length} languages`,
  };
}

/** What ends a text says nothing of its casing. */
function listLabels(project: Project): Label[] {
  return [...listMessageFiles(project), ...listWordsFiles(project)].flatMap((file) =>
    [...file.leaves].map(([key, text]) => ({
      ...{ file, key },
      text: text.replaceAll('\u00a0', ' ').replace(/[.:?!…]+$/, ''),
    })),
  );
}

function listDiffering(labels: Label[]): Label[][] {
  const groups = Map.groupBy(labels, ({ text }) => text.toLowerCase());
  return [...groups.values()].filter((group) => new Set(group.map(({ text }) => text)).size > 1);
}

/** The casing that most texts have is taken for the right one. */
function listCasingProblems(project: Project, group: Label[]): Problem[] {
  const casings = [...Map.groupBy(group, ({ text }) => text).values()];
  const [[right] = [], ...others] = casings.toSorted((one, other) => other.length - one.length);
  return others.flat().map(({ file, key, text }) => ({
    path: file.path,
    line: findKeyLine(project.read(file.path), key),
    message: `${key} is “${text}”, but ${right?.key} is “${right?.text}”: give one label one casing`,
  }));
}
