import { categories } from '../../../apps/web/content/categories.ts';
import type { Problem, Project } from '../project.ts';
import { listDiagramProblems } from './content-diagrams.ts';
import { type Content, readContent } from './content-entries.ts';
import { listFigureProblems } from './content-figures.ts';
import { listPeopleProblems } from './content-people.ts';
import { listPermissionProblems } from './content-permissions.ts';
import { listPictureProblems } from './content-pictures.ts';

/** Checks references between entries, and that facts and words agree. */
export function listRelationProblems(project: Project): Problem[] {
  const content = readContent(project);
  return [
    ...listKeyProblems(content),
    ...listAgreementProblems(content),
    ...listBodyProblems(content),
    ...listDrawingProblems(project, content),
    ...listDiagramProblems(project, content),
    ...listLabelProblems(project, content),
    ...listEmptyCategories(content),
    ...listFigureProblems(content),
    ...listPeopleProblems(content),
    ...listPermissionProblems(content),
    ...listPictureProblems(content),
  ];
}

/** Services name cases and products, and every case is shown by a service area. */
function listKeyProblems({ services, cases, products }: Content): Problem[] {
  const strangers = (names: string[], entries: { key: string }[]) =>
    names.filter((name) => !entries.some(({ key }) => key === name));
  const shown = new Set(services.flatMap(({ facts }) => facts.caseKeys));
  return [
    ...services.flatMap(({ facts, report }) => [
      ...strangers(facts.caseKeys, cases).map((name) => report(`caseKeys: no case is named ${name}`)),
      ...strangers(facts.productKeys, products).map((name) =>
        report(`productKeys: no product is named ${name}`),
      ),
    ]),
    ...cases
      .filter(({ key }) => !shown.has(key))
      .map(({ report }) => report('no service area shows this case: name it in caseKeys of one')),
  ];
}

function listAgreementProblems({ services, cases }: Content): Problem[] {
  return [
    ...services
      .filter(({ facts, words }) => facts.hasTradeShowLink && !words.tradeShow)
      .map(({ report }) => report('hasTradeShowLink: the words have no tradeShow')),
    ...cases
      .filter(({ facts, words }) => facts.comingSoon === words.card.results.length > 0)
      .map(({ report }) => report('comingSoon: a case has card.results unless it is to come')),
    ...cases
      .filter(({ facts, words }) => facts.quote && !words.quote)
      .map(({ report }) =>
        report('quote: the words have no quote: first publish its text and the role of the person', 'quote'),
      ),
  ];
}

function listBodyProblems({ articles }: Content): Problem[] {
  return articles
    .filter(({ facts }) => facts.isPublished)
    .flatMap(({ translations }) =>
      translations
        .filter(({ body }) => body === '')
        .map(({ path }) => ({
          path,
          message: 'has no text below its front matter: write it, or take isPublished back',
        })),
    );
}

function listDrawingProblems(project: Project, { services, cases, products, articles }: Content): Problem[] {
  const drawings = [
    ...services.map((entry) => ({ ...entry, drawing: `service-${entry.key}` })),
    ...cases.map((entry) => ({ ...entry, drawing: entry.facts.thumbnail })),
    ...products.map((entry) => ({ ...entry, drawing: `product-${entry.key}` })),
    ...articles.map((entry) => ({ ...entry, drawing: entry.facts.thumbnail })),
  ];
  return drawings
    .map(({ drawing, report }) => ({ path: `apps/web/app/illustrations/drawings/${drawing}.svg`, report }))
    .filter(({ path }) => !project.paths.includes(path))
    .map(({ path, report }) => report(`the drawing ${path} is missing`));
}

/** `ctaLabel` names a button of `common.actions`. */
function listLabelProblems(project: Project, { services, cases, products }: Content): Problem[] {
  const common: { actions?: object } = JSON.parse(project.read('apps/web/messages/en/common.json'));
  return [...services, ...cases, ...products]
    .filter(({ facts }) => !Object.hasOwn(common.actions ?? {}, facts.ctaLabel))
    .map(({ facts, report }) => report(`ctaLabel: common.actions has no ${facts.ctaLabel}`));
}

function listEmptyCategories({ cases }: Content): Problem[] {
  return categories
    .filter((category) => !cases.some(({ facts }) => facts.categories.includes(category)))
    .map((category) => ({
      path: 'apps/web/content/categories.ts',
      message: `no case has the category ${category}, so its filter leads to an empty list`,
    }));
}
