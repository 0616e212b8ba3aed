import { mergeTexts } from '../../../apps/web/app/i18n/merge-texts.ts';
import { type CollectionName, collections } from '../../../apps/web/content/collections.ts';
import { defaultLanguageCode, languages } from '../../../packages/contract/src/language/language.ts';
import { formatIssue } from '../../../packages/contract/src/settings/parse-file.ts';
import type { Problem, Project, Report } from '../project.ts';
import { findKeyLine } from '../texts/message-files.ts';
import { listRelationProblems } from './content-relations.ts';
import {
  type EntryFile,
  isPictureName,
  listEntryFiles,
  toEntryPath,
  toWordsName,
  tryParseEntry,
} from './entry-files.ts';

/** Parses the files of all entries by their schemas, and checks their references. */
export function checkContent(project: Project): Report {
  const files = listEntryFiles(project);
  const entries = Map.groupBy(files, ({ collection, key }) => `${collection}/${key}`);
  const problems = [...entries.values()].flatMap((own) => listEntryProblems(project, own));
  return {
    // Relations can be checked only for facts that match their schema.
    problems: problems.length > 0 ? problems : listRelationProblems(project),
    summary: `${entries.size} entries in ${files.length} files`,
  };
}

function listEntryProblems(project: Project, files: EntryFile[]): Problem[] {
  const [{ collection, key } = { collection: 'cases' as CollectionName, key: '' }] = files;
  const known = ['facts.json', ...languages.map(({ code }) => toWordsName(collection, code))];
  const english = toWordsName(collection, defaultLanguageCode);
  return [
    // The facts may follow later. Until then the entry is not on the site.
    ...(files.some(({ name }) => name === english)
      ? []
      : [{ path: toEntryPath(collection, key, english), message: 'is missing: every entry has one' }]),
    ...files
      .filter(({ name }) => !known.includes(name) && !isPictureName(name))
      .map(({ path }) => ({
        path,
        message: `is no file of an entry: it may be called ${known.join(', ')}, or be a picture .jpg, .png or .webp with a name of letters, digits and -`,
      })),
    ...files
      .filter(({ name }) => known.includes(name))
      .flatMap((file) => listFileProblems(project, file, files)),
  ];
}

function listFileProblems(project: Project, file: EntryFile, files: EntryFile[]): Problem[] {
  const parsed = tryParseEntry(project, file);
  if (typeof parsed === 'string') return [{ path: file.path, message: parsed }];
  const isFacts = file.name === 'facts.json';
  const schema = collections[file.collection][isFacts ? 'facts' : 'words'];
  const { error } = schema.safeParse(
    isFacts ? parsed.fields : mergeTexts(readEnglish(project, files), parsed.fields),
  );
  return (error?.issues ?? []).map((issue) => ({
    path: file.path,
    line: findKeyLine(project.read(file.path), ['entry', ...issue.path].join('.')),
    message: formatIssue(issue),
  }));
}

function readEnglish(project: Project, files: EntryFile[]): unknown {
  const english = files.find(({ collection, name }) => name === toWordsName(collection, defaultLanguageCode));
  const parsed = english && tryParseEntry(project, english);
  return typeof parsed === 'object' ? parsed.fields : undefined;
}
