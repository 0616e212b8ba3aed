import {
  type CollectionName,
  collections,
  type Facts,
  type Words,
} from '../../../apps/web/content/collections.ts';
import { defaultLanguageCode } from '../../../packages/contract/src/language/language.ts';
import type { Problem, Project } from '../project.ts';
import { findKeyLine } from '../texts/message-files.ts';
import {
  type EntryFile,
  isPictureName,
  listEntryFiles,
  toEntryPath,
  toWordsName,
  tryParseEntry,
} from './entry-files.ts';

type Entry<Name extends CollectionName> = {
  key: string;
  facts: Facts<Name>;
  /** The English words. */
  words: Words<Name>;
  /** Each language file: all of its words, and the running text alone. */
  translations: { path: string; text: string; body: string }[];
  /** The pictures that lie beside the facts. */
  pictures: string[];
  /** Creates a problem of the entry's facts; a field gives it a line. */
  report(message: string, field?: string): Problem;
};

export type Content = { [Name in CollectionName]: Entry<Name>[] };

/** Reads all entries; their files must have the shape of their schemas. */
export function readContent(project: Project): Content {
  const files = listEntryFiles(project);
  return {
    services: readEntries(project, files, 'services'),
    cases: readEntries(project, files, 'cases'),
    products: readEntries(project, files, 'products'),
    articles: readEntries(project, files, 'articles'),
    people: readEntries(project, files, 'people'),
  };
}

function readEntries<Name extends CollectionName>(
  project: Project,
  files: EntryFile[],
  name: Name,
): Entry<Name>[] {
  const own = files.filter(({ collection }) => collection === name);
  const entries = [...Map.groupBy(own, ({ key }) => key)].filter(([, entryFiles]) =>
    entryFiles.some((file) => file.name === 'facts.json'),
  );
  return entries.map(([key, entryFiles]) => {
    const isPicture = (file: EntryFile) => isPictureName(file.name);
    const facts = toEntryPath(name, key, 'facts.json');
    const parsed = entryFiles.flatMap((file) => {
      if (isPicture(file)) return [];
      const content = tryParseEntry(project, file);
      return typeof content === 'string' ? [] : [{ ...file, ...content }];
    });
    const fieldsOf = (file: string) => parsed.find((content) => content.name === file)?.fields;
    return {
      key,
      facts: collections[name].facts.parse(fieldsOf('facts.json')) as Facts<Name>,
      words: collections[name].words.parse(fieldsOf(toWordsName(name, defaultLanguageCode))) as Words<Name>,
      translations: parsed
        .filter((content) => content.name !== 'facts.json')
        .map(({ path, fields, body }) => ({ path, text: [...listTexts(fields), body].join('\n'), body })),
      pictures: entryFiles.filter(isPicture).map((file) => file.name),
      report: (message, field) => ({
        path: facts,
        ...(field && { line: findKeyLine(project.read(facts), `entry.${field}`) }),
        message,
      }),
    };
  });
}

/** The texts of an entry without their keys, which may have digits too. A quote says what somebody else states. */
function listTexts(fields: unknown): string[] {
  if (typeof fields === 'string') return [fields];
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([key, field]) => (key === 'quote' ? [] : listTexts(field)));
}
