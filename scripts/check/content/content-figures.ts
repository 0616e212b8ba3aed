import type { Problem } from '../project.ts';
import type { Content } from './content-entries.ts';

/** Names of techniques contain digits but state no figure. */
const techniques = /(?<![\d])(?:3D|5G|B2B)/gi;

/** Lists figures in an entry's words that its facts don't contain, because the site must not state invented figures. */
export function listFigureProblems(content: Content): Problem[] {
  return [...content.services, ...content.cases, ...content.products, ...content.articles].flatMap(
    ({ facts, translations }) =>
      translations.flatMap(({ path, text }) => {
        const stated = text.replaceAll(techniques, '').match(/\d+(?:[.,]\d+)?/g) ?? [];
        const strange = stated.filter(
          (figure) => !facts.figures.some(({ value }) => value === figure.replace(',', '.')),
        );
        return [...new Set(strange)].map((figure) => ({
          path,
          message: `states ${figure}: if the company has given this figure, name it in figures of facts.json`,
        }));
      }),
  );
}
