import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProject, type Project, toProject } from '../project.ts';
import { checkMessages } from './messages.ts';

const codes = ['en', 'ua', 'pl', 'ru', 'es'] as const;
const table = codes.map((code) => ({ code, tag: code === 'ua' ? 'uk' : code }));

const texts = {
  en: { title: 'Cases', count: '{n, plural, one {# case} other {# cases}}', list: ['One', 'Two'] },
  ua: {
    title: 'Кейси',
    count: '{n, plural, one {# кейс} few {# кейси} many {# кейсів} other {# кейсу}}',
    list: ['Один', 'Два'],
  },
  pl: {
    title: 'Realizacje',
    count: '{n, plural, one {# a} few {# b} many {# c} other {# d}}',
    list: ['Jeden', 'Dwa'],
  },
  ru: {
    title: 'Кейсы',
    count: '{n, plural, one {# кейс} few {# кейса} many {# кейсов} other {# кейса}}',
    list: ['Один', 'Два'],
  },
  es: {
    title: 'Casos',
    count: '{n, plural, one {# caso} many {# de casos} other {# casos}}',
    list: ['Uno', 'Dos'],
  },
};

type Language = (typeof codes)[number];

function listMessages(code: Language, change: object, allowed: object = {}): string[] {
  const files = codes.map((each) => {
    const content = each === code ? { ...texts[each], ...change } : texts[each];
    return [`apps/web/messages/${each}/cases.json`, JSON.stringify(content, null, 2)];
  });
  const allowList = ['scripts/check/texts/same-as-english.json', JSON.stringify(allowed)];
  const project = toProject(Object.fromEntries([...files, allowList]));
  return checkMessages(project, table).problems.map(({ message }) => message);
}

test('five languages of one shape pass', () => {
  expect(listMessages('en', {})).toEqual([]);
});

test('a text that the API repeats is the text of the site', () => {
  const find = (title: string) => {
    const paths = codes.flatMap((code) =>
      ['web', 'api'].map((app) => [
        `apps/${app}/messages/${code}/cases.json`,
        JSON.stringify(app === 'api' && code === 'pl' ? { ...texts.pl, title } : texts[code]),
      ]),
    );
    const allowList = ['scripts/check/texts/same-as-english.json', '{}'];
    return checkMessages(toProject(Object.fromEntries([...paths, allowList])), table).problems;
  };
  expect(find('Realizacje')).toEqual([]);
  expect(find('Projekty')).toMatchObject([
    {
      path: 'apps/api/messages/pl/cases.json',
      message: 'cases.title differs from apps/web/messages/pl/cases.json: copy the text from there',
    },
  ]);
});

test.each<[string, Language, object, string]>([
  ['a missing key', 'pl', { title: undefined }, 'lacks cases.title'],
  ['an extra key', 'pl', { more: 'Więcej' }, 'has cases.more, which English does not have'],
  ['a shorter list', 'es', { list: ['Uno'] }, 'cases.list must have 2 entries'],
  ['a renamed placeholder', 'es', { title: 'Casos {count}' }, 'has the placeholders count, English has none'],
  ['an extra tag', 'es', { title: '<b>Casos</b>' }, 'has the tags b, English has none'],
  ['broken syntax', 'ru', { title: 'Кейсы {' }, 'is no ICU message'],
  [
    'a plural form that Ukrainian needs, as uk and not as ua',
    'ua',
    { count: '{n, plural, one {# кейс} other {# кейсів}}' },
    'uk needs few / many / one / other',
  ],
  ['a text left in English', 'pl', { title: 'Cases' }, 'cases.title is the same as in English'],
  ['a Russian letter in Ukrainian', 'ua', { title: 'Кейсы' }, 'Russian letters'],
  ['a Ukrainian letter in Russian', 'ru', { title: 'Кейсі' }, 'Ukrainian letters'],
  ['a Cyrillic letter in Polish', 'pl', { title: 'Rеalizacje' }, 'Cyrillic letters'],
  ['a Latin letter inside a Cyrillic word', 'ru', { title: 'Кeйсы' }, 'mixes Latin and Cyrillic'],
  ['quotes of another language', 'es', { title: '“Casos”' }, 'Spanish uses « »'],
  ['a button that does not exist', 'en', { ctaLabel: 'nowhere' }, 'no key of common.actions'],
])('%s is a problem', (_, code, change, message) => {
  expect(listMessages(code, change)).toContainEqual(expect.stringContaining(message));
});

test('the allow-list excuses a text that equals English, in its language alone', () => {
  expect(listMessages('pl', { title: 'Cases' }, { pl: ['cases.title'] })).toEqual([]);
  expect(listMessages('pl', { title: 'Cases' }, { es: ['cases.title'] })).toHaveLength(2);
});

test('an entry of the allow-list that excuses nothing is a problem', () => {
  expect(listMessages('pl', {}, { all: ['cases.title'] })).toEqual([
    'cases.title (all) no longer equals English: remove the entry',
  ]);
});

test.each([
  ['the Polish greeting may leave out the name', 'pl', 'Dzień dobry.', []],
  ['the Polish greeting must leave out the name', 'pl', 'Dzień dobry, {name},', ['left out on purpose']],
  [
    'no other language may leave out the name',
    'es',
    'Hola:',
    ['has the placeholders none, English has name'],
  ],
])('%s', (_, code, named, messages) => {
  const toPath = (each: string) => `apps/web/messages/${each}/desk.json`;
  const toText = (text: string) => JSON.stringify({ templates: { greeting: { named: text } } });
  const project = toProject({
    [toPath('en')]: toText('Hello {name},'),
    [toPath(code)]: toText(named),
    'scripts/check/texts/same-as-english.json': '{}',
  });
  const { problems } = checkMessages(
    project,
    table.filter((each) => ['en', code].includes(each.code)),
  );
  expect(problems.map(({ message }) => message)).toEqual(
    messages.map((each) => expect.stringContaining(each)),
  );
});

test('a missing file and a file without an English one are problems', () => {
  const files = Object.fromEntries(
    ['en/cases', 'ua/cases', 'pl/cases', 'ru/cases', 'ru/news'].map((name) => [
      `apps/web/messages/${name}.json`,
      '{}',
    ]),
  );
  const project = toProject({ ...files, 'scripts/check/texts/same-as-english.json': '{}' });
  expect(checkMessages(project, table).problems.map(({ path }) => path)).toEqual([
    'apps/web/messages/es/cases.json',
    'apps/web/messages/ru/news.json',
  ]);
});

test('the policy may exist in English alone', () => {
  const project = toProject({
    'apps/web/messages/en/privacy.json': '{ "title": "Privacy Policy" }',
    'scripts/check/texts/same-as-english.json': '{}',
  });
  expect(checkMessages(project).problems).toEqual([]);
});

test('removing any one key of the site from one language is noticed with its line', () => {
  const real = loadProject(join(import.meta.dirname, '../../..'));
  const path = 'apps/web/messages/ua/common.json';
  const without = real.read(path).replace(/^ *"menu": .*\n/m, '');
  const broken: Project = { ...real, read: (each) => (each === path ? without : real.read(each)) };
  expect(without).not.toBe(real.read(path));
  const known = checkMessages(real).problems.map(({ message }) => message);
  const found = checkMessages(broken).problems.filter(({ message }) => !known.includes(message));
  expect(found).toEqual([
    {
      path,
      line: expect.any(Number),
      message:
        'lacks common.nav.menu, so English is shown: translate it from apps/web/messages/en/common.json',
    },
  ]);
});

test('two periods are a problem in an article, but not in its code', () => {
  const write = (text: string) =>
    `---\ntitle: A\nexcerpt: B\ntags: []\nmeta:\n  title: A\n  description: B\n---\n\n${text}\n`;
  const list = (text: string) =>
    checkMessages(
      toProject({
        'scripts/check/texts/same-as-english.json': '{}',
        'apps/web/content/articles/a-b/words.en.md': write(text),
      }),
      table,
    )
      .problems.map(({ message }) => message)
      .filter((message) => message.includes('twice'));
  expect(list('It ends?.')).toEqual(['the text ends a sentence twice']);
  expect(list('Open `a?.b`.\n\n```ts\na?.b(1);\n```')).toEqual([]);
});
