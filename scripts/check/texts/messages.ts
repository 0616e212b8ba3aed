import { defaultLanguageCode, languages } from '../../../packages/contract/src/language/language.ts';
import type { Problem, Project, Report } from '../project.ts';
import { listGluedValues } from './glued-values.ts';
import { findLeftOut } from './left-out-placeholders.ts';
import { listCopyProblems, type MessagePair } from './message-copies.ts';
import {
  findKeyLine,
  isMessageFile,
  listMessageFiles,
  type MessageFile,
  toTranslatedPath,
} from './message-files.ts';
import { listLetterProblems } from './message-letters.ts';
import { findMessageProblem } from './message-shape.ts';
import { listOfficeCities } from './office-city.ts';
import { listWordsFiles } from './words-files.ts';

type LanguageTable = readonly { code: string; tag: string }[];

/** Code in an article has its own quotes and periods: `../assets`. */
const code = /```[\s\S]*?```|`[^`\n]+`/g;

/** The policy is a legal text that exists in English only. */
const englishOnlyNamespaces = ['privacy'];

/**
 * Compares every language with English: files, keys, placeholders, plural forms, letters, untranslated texts. Our own check,
 * because no library knows the plural forms, letters and quotes that a language needs.
 */
export function checkMessages(project: Project, table: LanguageTable = languages): Report {
  const files = [...listMessageFiles(project), ...listWordsFiles(project)];
  const english = files.filter((file) => file.languageCode === defaultLanguageCode);
  const pairs: MessagePair[] = files.flatMap((file) => {
    const source = english.find((other) => other.app === file.app && other.namespace === file.namespace);
    return source ? [{ file, source }] : [];
  });
  return {
    problems: [
      ...listFileProblems(files, english, table),
      ...pairs.flatMap(({ file, source }) => listKeyProblems(project, file, source)),
      ...pairs.flatMap(({ file, source }) => listTextProblems(project, file, source, table)),
      ...files.flatMap((file) => listLabelProblems(project, file, english)),
      ...files.flatMap((file) => listSharedProblems(project, file, files)),
      ...listCopyProblems(project, pairs),
    ],
    summary: `${english.reduce((sum, file) => sum + file.leaves.size, 0)} texts in ${table.length} languages`,
  };
}

function listFileProblems(files: MessageFile[], english: MessageFile[], table: LanguageTable): Problem[] {
  const wanted = english
    .filter((source) => !englishOnlyNamespaces.includes(source.namespace))
    .flatMap((source) => table.map(({ code }) => toTranslatedPath(source, code)));
  const missing = wanted.filter((path) => !files.some((file) => file.path === path));
  const extra = files.filter((file) => !english.includes(file) && !wanted.includes(file.path));
  return [
    ...missing.map((path) => ({
      path,
      message: 'is missing, so English is shown: translate the English file of this name',
    })),
    ...extra.map(({ path }) => ({ path, message: 'has no English file of this name: remove it' })),
  ];
}

function listKeyProblems(project: Project, file: MessageFile, source: MessageFile): Problem[] {
  const missing = [...source.leaves.keys()].filter((key) => !file.leaves.has(key));
  const extra = [...file.leaves.keys()].filter((key) => !source.leaves.has(key));
  const arrays = [...source.arrays].filter(([key, length]) => (file.arrays.get(key) ?? length) !== length);
  const text = project.read(file.path);
  const at = (key: string, message: string) => ({ path: file.path, line: findKeyLine(text, key), message });
  return [
    ...missing.map((key) => at(key, `lacks ${key}, so English is shown: translate it from ${source.path}`)),
    ...extra.map((key) => at(key, `has ${key}, which English does not have: remove it or add it to English`)),
    ...arrays.map(([key, length]) => at(key, `${key} must have ${length} entries like English`)),
  ];
}

function listTextProblems(
  project: Project,
  file: MessageFile,
  source: MessageFile,
  table: LanguageTable,
): Problem[] {
  const tag = table.find(({ code }) => code === file.languageCode)?.tag;
  if (!tag) return [{ path: file.path, message: 'lies in a folder that is no code of the language table' }];
  const prose = listLetterProblems((file.prose ?? '').replaceAll(code, '').replaceAll('"', ''), tag);
  const inProse = prose.map((problem) => ({ path: file.path, message: `the text ${problem}` }));
  const inLeaves = [...file.leaves].flatMap(([key, text]) => {
    const leftOut = findLeftOut(file.languageCode, key);
    const shapeProblem = findMessageProblem(text, source.leaves.get(key) ?? text, tag, leftOut);
    const found = [
      ...(shapeProblem ? [shapeProblem] : []),
      ...listLetterProblems(text, tag),
      ...listGluedValues(text, tag, key),
      ...(isMessageFile(file) ? listOfficeCities(text) : []),
    ];
    if (found.length === 0) return [];
    const line = findKeyLine(project.read(file.path), key);
    return found.map((problem) => ({ path: file.path, line, message: `${key}: ${problem}` }));
  });
  return [...inLeaves, ...inProse];
}

/** The API repeats texts of the site where it responds with a page. If both have a key, its texts must be equal. */
function listSharedProblems(project: Project, file: MessageFile, files: MessageFile[]): Problem[] {
  if (file.app !== 'api') return [];
  const { namespace, languageCode } = file;
  const site = files.find(
    (other) => other.app === 'web' && other.namespace === namespace && other.languageCode === languageCode,
  );
  return [...file.leaves]
    .filter(([key, text]) => (site?.leaves.get(key) ?? text) !== text)
    .map(([key]) => ({
      path: file.path,
      line: findKeyLine(project.read(file.path), key),
      message: `${key} differs from ${site?.path}: copy the text from there`,
    }));
}

/** `ctaLabel` is no text but the name of a button of `common.actions`. */
function listLabelProblems(project: Project, file: MessageFile, english: MessageFile[]): Problem[] {
  const actions = english.find(({ app, namespace }) => app === file.app && namespace === 'common');
  return [...file.leaves]
    .filter(([key, name]) => key.endsWith('.ctaLabel') && !actions?.leaves.has(`common.actions.${name}`))
    .map(([key, name]) => ({
      path: file.path,
      line: findKeyLine(project.read(file.path), key),
      message: `${key} names “${name}”, which is no key of common.actions`,
    }));
}
