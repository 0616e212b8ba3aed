import {
  type CollectionName,
  collections,
  type Facts,
  type Words,
} from '../../../apps/web/content/collections.ts';
import { defaultLanguageCode } from '../../../packages/contract/src/language/language.ts';
import type { Problem, Project } from '../project.ts';
import { type EntryFile, listEntryFiles, toEntryPath, toWordsName, tryParseEntry } from './entry-files.ts';

type Entry<Name extends CollectionName> = {
  key: string;
  facts: Facts<Name>;
  /** The English words. */
  words: Words<Name>;
  /** Each language file: all of its words, and the running text alone. */
  translations: { path: string; text: string; body: string }[];
  /** Creates a problem of the entry's facts. */
  report(message: string): Problem;
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
  return [...Map.groupBy(own, ({ key }) => key)].map(([key, entryFiles]) => {
    const parsed = entryFiles.flatMap((file) => {
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
      report: (message) => ({ path: toEntryPath(name, key, 'facts.json'), message }),
    };
  });
}

/** The texts of an entry without their keys, which may have digits too. */
function listTexts(fields: unknown): string[] {
  if (typeof fields === 'string') return [fields];
  return typeof fields === 'object' && fields !== null ? Object.values(fields).flatMap(listTexts) : [];
}
