import { posix } from 'node:path';
import type { Problem } from '../project.ts';
import type { Content } from './content-entries.ts';

type Entry = Content[keyof Content][number];

interface Named {
  /** The field of the facts. */
  field: string;
  file: string;
}

/** Pictures that the facts name exist, those that exist are named, and each that is no face and no logo has its words. */
export function listPictureProblems(content: Content): Problem[] {
  const { services, cases, products, articles, people } = content;
  return [
    ...[...services, ...articles].flatMap((entry) => listFileProblems(entry, [])),
    ...cases.flatMap((entry) => {
      const { client, quote, pictures } = entry.facts;
      return listFileProblems(entry, [
        ...toNamed('client.logo', client?.logo),
        ...toNamed('quote.photo', quote?.photo),
        ...pictures.flatMap(({ file }) => toNamed('pictures', file)),
      ]);
    }),
    ...products.flatMap((entry) =>
      listFileProblems(
        entry,
        entry.facts.screenshots.flatMap((file) => toNamed('screenshots', file)),
      ),
    ),
    ...people.flatMap((entry) => listFileProblems(entry, toNamed('photo', entry.facts.photo))),
    ...listWordsProblems(content),
    ...listPlaceProblems(content),
  ];
}

const toNamed = (field: string, file: string | undefined): Named[] => (file ? [{ field, file }] : []);

function listFileProblems({ pictures, report }: Entry, named: Named[]): Problem[] {
  const { path } = report('');
  return [
    ...named
      .filter(({ file }) => !pictures.includes(file))
      .map(({ field, file }) => report(`${field}: there is no picture ${file} beside the facts`, field)),
    ...pictures
      .filter((name) => !named.some(({ file }) => file === name))
      .map((name) => ({
        path: posix.join(posix.dirname(path), name),
        message: 'is a picture that no field names: name it in facts.json, or take the file away',
      })),
  ];
}

/**
 * Compares the facts with English. The check of texts compares the other languages with English. Words may exist
 * before their picture, because writers publish words and facts one after the other.
 */
function listWordsProblems({ cases, products }: Content): Problem[] {
  return [
    ...cases.flatMap(({ facts, words, report }) =>
      listMissingWords('pictures', facts.pictures, words.pictures, report),
    ),
    ...products.flatMap(({ facts, words, report }) =>
      listMissingWords('screenshots', facts.screenshots, words.screenshots, report),
    ),
  ];
}

function listMissingWords(
  field: string,
  named: readonly unknown[],
  described: readonly unknown[],
  report: Entry['report'],
): Problem[] {
  if (described.length >= named.length) return [];
  const message = `${field}: the facts name ${named.length}, and the words describe ${described.length}. First publish alt for each in every language, in the same order.`;
  return [report(message, field)];
}

function listPlaceProblems({ cases }: Content): Problem[] {
  return cases.flatMap(({ facts, words, report }) =>
    facts.pictures
      .filter(({ section }) => section > words.sections.length)
      .map(({ file, section }) =>
        report(
          `pictures: ${file} stands after section ${section}, and the story has ${words.sections.length}`,
          'pictures',
        ),
      ),
  );
}
