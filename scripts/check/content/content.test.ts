import { expect, test } from 'vitest';
import { change, changeFields, getFolder, listNew, real, root, show } from '../test/changed-content.ts';
import { checkMessages } from '../texts/messages.ts';
import { checkContent } from './content.ts';

/** A case with a diagram. */
const story = getFolder('cases', '"diagram"');
const area = getFolder('services');
const article = getFolder('articles');

test('the content of the site has the shape of its schemas and names what exists', () => {
  expect(show(real)).toEqual([]);
});

test.each<[string, string, object, string]>([
  ['a missing fact', `${story}/facts.json`, { emoji: undefined }, 'emoji: Invalid input: expected string'],
  ['an unknown band', `${story}/facts.json`, { band: 'cooking' }, 'band: Invalid option: expected one of'],
  ['a misspelled fact', `${story}/facts.json`, { comingSon: true }, 'Unrecognized key: "comingSon"'],
  [
    'a missing English text',
    `${story}/words.en.json`,
    { lead: undefined },
    'lead: Invalid input: expected string',
  ],
  ['an empty English text', `${story}/words.en.json`, { lead: '' }, 'lead: Too small: expected string'],
  [
    'a text of another kind',
    `${story}/words.ua.json`,
    { lead: ['Один'] },
    'lead: Invalid input: expected string',
  ],
  [
    'a missing fact of the strip',
    `${story}/words.en.json`,
    { facts: { asked: 'A', tools: ['B'] } },
    'facts.came: Inv',
  ],
  [
    'a strip without tools',
    `${story}/words.en.json`,
    { facts: { asked: 'A', came: 'B', tools: [] } },
    'facts.tools: Too',
  ],
  [
    'a section without a lead line',
    `${story}/words.en.json`,
    { sections: [{ heading: 'A', paragraphs: [] }] },
    'sections.0.lead: Invalid input: expected string',
  ],
  ['a misspelled text', `${story}/words.ua.json`, { laed: 'Один' }, 'Unrecognized key: "laed"'],
  ['an unknown case', `${area}/facts.json`, { caseKeys: ['nowhere'] }, 'caseKeys: no case is named nowhere'],
  ['an unknown product', `${area}/facts.json`, { productKeys: ['x'] }, 'productKeys: no product is named x'],
  ['an unknown drawing', `${story}/facts.json`, { thumbnail: 'case-x' }, 'drawings/case-x.svg is missing'],
  ['an unknown diagram', `${story}/facts.json`, { diagram: 'x' }, 'diagrams/x-narrow.svg is missing'],
  [
    'labels without a diagram',
    `${story}/facts.json`,
    { diagram: undefined },
    'diagram: the facts name the files',
  ],
  ['an unknown label', `${story}/facts.json`, { ctaLabel: 'x' }, 'ctaLabel: common.actions has no x'],
  ['a finished case that is to come', `${story}/facts.json`, { comingSoon: true }, 'comingSoon: a case has'],
])('%s is a problem that names file and field', (_, path, fields, message) => {
  const problems = show(changeFields(path, fields));
  expect(problems).toContainEqual(expect.stringContaining(message));
  expect(problems[0]).toMatch(RegExp(`^${RegExp.escape(path)}: `));
});

test('a slot of a diagram without a label, and a label without a slot, are problems', () => {
  const { diagram } = JSON.parse(real.read(`${story}/words.en.json`));
  const [first, ...labels] = Object.entries(diagram.labels);
  const changed = { ...diagram, labels: { ...Object.fromEntries(labels), elsewhere: 'Elsewhere' } };
  expect(show(changeFields(`${story}/words.en.json`, { diagram: changed }))).toEqual([
    `${story}/facts.json: diagram.labels: the slot ${first?.[0]} has no label`,
    `${story}/facts.json: diagram.labels: no slot shows elsewhere`,
  ]);
});

test('a problem of a field has the line of the field', () => {
  const project = changeFields(`${story}/facts.json`, { band: 'cooking' });
  const lines = project.read(`${story}/facts.json`).split('\n');
  const [problem] = checkContent(project).problems;
  expect(lines[(problem?.line ?? 0) - 1]).toContain('"band"');
});

test('[TRUTH-11] words are published first: an entry without facts is not on the site yet', () => {
  const words = real.read(`${story}/words.en.json`);
  expect(show(change({ 'apps/web/content/cases/test-new/words.en.json': words }))).toEqual([]);
});

test('an entry without English, and a file of no language, are problems', () => {
  expect(show(change({ [`${story}/words.en.json`]: null }))[0]).toContain('words.en.json: is missing');
  expect(show(change({ [`${story}/words.uk.json`]: '{}' }))).toEqual([
    expect.stringContaining(
      'words.uk.json: is no file of an entry: it may be called facts.json, words.en.json',
    ),
  ]);
});

test('[TRUTH-01] pictures have names that the facts may hold', () => {
  expect(show(change({ [`${story}/Test bench.JPG`]: '' }))).toEqual([
    expect.stringContaining('Test bench.JPG: is no file of an entry'),
  ]);
});

test('a file that cannot be read is a problem', () => {
  expect(show(change({ [`${story}/words.ua.json`]: '{' }))).toEqual([
    expect.stringContaining(`${story}/words.ua.json: Expected`),
  ]);
  expect(show(change({ [`${article}/words.ua.md`]: 'Text' }))).toEqual([
    `${article}/words.ua.md: has no front matter between two lines of ---`,
  ]);
});

test('a case that no service area shows is a problem', () => {
  const files = Object.fromEntries(
    real.paths
      .filter((path) => path.startsWith(`${story}/`))
      .map((path) => [path.replace(story, `${root}/cases/lonely`), real.read(path)]),
  );
  expect(show(change(files))).toEqual([
    `${root}/cases/lonely/facts.json: no service area shows this case: name it in caseKeys of one`,
  ]);
});

test('a published article needs its text in every language', () => {
  const facts = { ...JSON.parse(real.read(`${article}/facts.json`)), isPublished: true };
  const untranslated = real.paths.filter((path) => path.startsWith(article) && /(?<!en)\.md$/.test(path));
  const toFrontMatter = (path: string) => real.read(path).replace(/^(---\n.*?\n---\n).*$/s, '$1');
  const project = change({
    [`${article}/facts.json`]: JSON.stringify(facts),
    [`${article}/words.en.md`]: `${toFrontMatter(`${article}/words.en.md`)}\nText.\n`,
    ...Object.fromEntries(untranslated.map((path) => [path, toFrontMatter(path)])),
  });
  expect(checkContent(project).problems.map(({ path }) => path)).toEqual(untranslated);
});

test('words that a language lacks, whole or in part, fall back to English, and the check of texts says so', () => {
  const project = change({ [`${story}/words.ua.json`]: null });
  expect(show(project)).toEqual([]);
  expect(checkMessages(project).problems).toContainEqual({
    path: `${story}/words.ua.json`,
    message: 'is missing, so English is shown: translate the English file of this name',
  });
  const partly = changeFields(`${story}/words.ua.json`, { lead: undefined, title: '' });
  expect(show(partly)).toEqual([]);
  expect(listNew(partly).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^lacks cases\/.*\.title, so English is shown/),
    expect.stringMatching(/^lacks cases\/.*\.lead, so English is shown/),
  ]);
});

test('a figure that the facts do not name is a problem, and one that they name is none', () => {
  const words = {
    ...JSON.parse(real.read(`${story}/words.ua.json`)),
    lead: 'Зросло на 37,5 відсотка, у 3D.',
  };
  const files = { [`${story}/words.ua.json`]: JSON.stringify(words) };
  expect(show(change(files))).toEqual([
    `${story}/words.ua.json: states 37,5: if the company has given this figure, name it in figures of facts.json`,
  ]);
  const facts = JSON.parse(real.read(`${story}/facts.json`));
  facts.figures = [...(facts.figures ?? []), { value: '37.5' }];
  expect(show(change({ ...files, [`${story}/facts.json`]: JSON.stringify(facts) }))).toEqual([]);
});

test('letters of another language are found in the text of an article', () => {
  const project = change({
    [`${article}/words.ua.md`]: `${real.read(`${article}/words.ua.md`)}\nЭто не так.\n`,
  });
  expect(listNew(project)).toEqual([
    { path: `${article}/words.ua.md`, message: 'the text has Russian letters (ы э ъ ё)' },
  ]);
});
