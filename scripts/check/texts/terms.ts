import type { Problem, Project, Report } from '../project.ts';
import { findKeyLine, listMessageFiles, type MessageFile } from './message-files.ts';
import terms from './terms.json' with { type: 'json' };
import { listWordsFiles } from './words-files.ts';

interface Term {
  /** A regular expression; case doesn't matter. */
  pattern: string;
  why: string;
  say: string;
}

/** By language code. A language without a row isn't checked. */
const known: Readonly<Record<string, Term[]>> = terms;

/**
 * One term for one thing: lists words that a native editor has struck out. Our own check, because no library
 * knows what these texts call a thing. docs/translation.md says what they do call it.
 */
export function checkTerms(project: Project): Report {
  const files = [...listMessageFiles(project), ...listWordsFiles(project)];
  const count = Object.values(known).reduce((sum, list) => sum + list.length, 0);
  return {
    problems: files.flatMap((file) => listTermProblems(project, file)),
    summary: `${count} words in ${Object.keys(known).length} languages`,
  };
}

function listTermProblems(project: Project, file: MessageFile): Problem[] {
  const list = (known[file.languageCode] ?? []).map((term) => ({
    ...term,
    pattern: new RegExp(term.pattern, 'iu'),
  }));
  const find = (text: string) =>
    list.flatMap(({ pattern, why, say }) => {
      const [word] = pattern.exec(text) ?? [];
      return word === undefined ? [] : [`“${word}”: ${why}; say ${say}`];
    });
  const inLeaves = [...file.leaves].flatMap(([key, text]) =>
    find(text).map((message) => ({
      path: file.path,
      line: findKeyLine(project.read(file.path), key),
      message: `${key} has ${message}`,
    })),
  );
  const inProse = find(file.prose ?? '').map((message) => ({
    path: file.path,
    message: `the text has ${message}`,
  }));
  return [...inLeaves, ...inProse];
}
