import { defaultLanguageCode } from '../../../packages/contract/src/language/language.ts';
import type { Problem, Project } from '../project.ts';
import { findKeyLine, type MessageFile } from './message-files.ts';

const toWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[-\s]+/g, ' ')
    .trim();

/** Lists texts and headings of other languages that are the English slug of an entry, with hyphens or spaces. */
export function listSlugProblems(project: Project, files: readonly MessageFile[]): Problem[] {
  const keys = files.filter(({ namespace }) => namespace.includes('/')).map(({ namespace }) => namespace);
  // A slug of one word may be a word of the language.
  const slugs = new Set(
    keys.map((key) => toWords(key.replace(/.*\//, ''))).filter((slug) => slug.includes(' ')),
  );
  return files
    .filter(({ languageCode }) => languageCode !== defaultLanguageCode)
    .flatMap((file) => {
      const headings = [...(file.prose ?? '').matchAll(/^#+ (.*)$/gm)].map(
        ([, text = '']) => ['', text] as const,
      );
      return [...file.leaves, ...headings]
        .filter(([, text]) => slugs.has(toWords(text)))
        .map(([key, text]) => ({
          path: file.path,
          line: key ? findKeyLine(project.read(file.path), key) : undefined,
          message: `${key || 'a heading'} is an English slug, “${text}”: write it in the language`,
        }));
    });
}
