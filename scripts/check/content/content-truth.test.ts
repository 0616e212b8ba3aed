import { expect, test } from 'vitest';
import type { Project } from '../project.ts';
import { change, changeFields, getFolder, listNew, real, show } from '../test/changed-content.ts';
import { checkContent } from './content.ts';

const story = getFolder('cases');
const area = getFolder('services');
const article = getFolder('articles');

// Made up: nobody has such a name and nobody said this.
const picture = `${story}/test-shot.png`;
const person = 'packages/contract/people/test-person';
const permittedOn = '2026-01-02';
const client = { name: 'Test Client Ltd', logo: 'test-logo.png', permittedOn };
const quote = { person: 'Test Voice', language: 'en', permittedOn };
const personFacts = { order: 10, name: 'Test Person', isHost: true, permittedOn };

const readFields = (path: string) => JSON.parse(real.read(path));
const toText = (fields: unknown) => JSON.stringify(fields, null, 2);

/** The site with a person, and a case with a client, a quote and a picture; each part can be replaced. */
function tell({
  facts = {},
  words = {},
  person: about = {},
  files = {},
}: Record<string, object> = {}): Project {
  const languages = ['en', 'ua', 'pl', 'ru', 'es'];
  const said = { quote: { text: 'Сто 40 %', role: 'CTO' }, pictures: [{ alt: 'Стіл' }] };
  const wordsOf = (language: string) => ({ ...readFields(`${story}/words.${language}.json`), ...said });
  return change({
    [picture]: '',
    [`${story}/test-logo.png`]: '',
    [`${story}/facts.json`]: toText({
      ...readFields(`${story}/facts.json`),
      ...{ client, quote, pictures: [{ file: 'test-shot.png', section: 1 }], people: ['test-person'] },
      ...facts,
    }),
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [`${story}/words.${language}.json`, toText({ ...wordsOf(language), ...words })],
        [`${person}/words.${language}.json`, toText({ role: 'CTO' })],
      ]),
    ),
    [`${person}/facts.json`]: toText({ ...personFacts, ...about }),
    ...files,
  });
}

test('[TRUTH-05] people, clients, quotes and pictures that are complete are no problem, and a role may stay as it is', () => {
  expect(show(tell())).toEqual([]);
  expect(listNew(tell()).filter(({ message }) => message.includes('role'))).toEqual([]);
});

test.each<[string, Project, string, string, string]>([
  [
    'person',
    tell({ person: { permittedOn: undefined } }),
    `${person}/facts.json`,
    '"name": "Test Person"',
    'permittedOn: Test Person',
  ],
  [
    'client',
    tell({ facts: { client: { ...client, permittedOn: undefined } } }),
    `${story}/facts.json`,
    '"name": "Test Client Ltd"',
    'client.permittedOn: Test Client Ltd',
  ],
  [
    'quote',
    tell({ facts: { quote: { ...quote, permittedOn: undefined } } }),
    `${story}/facts.json`,
    '"person": "Test Voice"',
    'quote.permittedOn: the quote of Test Voice',
  ],
])(
  '[TRUTH-05] [MISC-10] a %s without permission is a problem with its line and what to do',
  (_, project, path, line, who) => {
    const [problem, ...others] = checkContent(project).problems;
    expect(others).toEqual([]);
    expect(problem?.path).toBe(path);
    expect(project.read(path).split('\n')[(problem?.line ?? 0) - 1]).toContain(line);
    expect(problem?.message).toBe(
      `${who} has no date of permission. Get it in writing and enter the day as permittedOn, or take the name out.`,
    );
  },
);

test.each<[string, Project, string]>([
  ['a doer', tell({ facts: { people: ['nobody'] } }), 'facts.json: people: no person is named nobody'],
  [
    'an author',
    changeFields(`${article}/facts.json`, { author: 'nobody' }),
    'facts.json: author: no person is named nobody',
  ],
  [
    'a second host',
    tell({
      files: {
        'packages/contract/people/test-second/facts.json': toText(personFacts),
        'packages/contract/people/test-second/words.en.json': toText({ role: 'CTO' }),
      },
    }),
    'test-second/facts.json: isHost: another person is the host already',
  ],
  [
    'a lost picture',
    tell({ files: { [picture]: null } }),
    'pictures: there is no picture test-shot.png beside',
  ],
  [
    'a lost logo',
    tell({ files: { [`${story}/test-logo.png`]: null } }),
    'client.logo: there is no picture test-logo.png beside',
  ],
  [
    'a picture that nothing names',
    tell({ files: { [`${area}/test-alone.webp`]: '' } }),
    `${area}/test-alone.webp: is a picture that no field names`,
  ],
  [
    'a picture without words',
    tell({ words: { pictures: [] } }),
    'pictures: the facts name 1, and the words describe 0',
  ],
  [
    'a picture after a section that is not there',
    tell({ facts: { pictures: [{ file: 'test-shot.png', section: 99 }] } }),
    'pictures: test-shot.png stands after section 99',
  ],
  ['a quote without words', tell({ words: { quote: undefined } }), 'quote: the words have no quote'],
])('[TRUTH-05] %s is a problem', (_, project, message) => {
  expect(show(project)).toEqual([expect.stringContaining(message)]);
});

test('[TRUTH-11] words of a quote and of pictures may be published before the facts', () => {
  expect(show(tell({ facts: { pictures: [], quote: undefined }, files: { [picture]: null } }))).toEqual([]);
});

test('[TRUTH-05] a picture needs its description in every language', () => {
  const words = { ...readFields(`${story}/words.pl.json`), pictures: [] };
  const project = tell({ files: { [`${story}/words.pl.json`]: toText(words) } });
  expect(listNew(project)).toContainEqual(
    expect.objectContaining({ message: expect.stringMatching(/^lacks cases\/.*\.pictures\.0\.alt/) }),
  );
});
