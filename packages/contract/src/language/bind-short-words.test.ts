import { expect, test } from 'vitest';
import { bindShortWords, bindTexts } from './bind-short-words.ts';
import type { LanguageCode } from './language.ts';

/** Shows bound spaces as `_`. */
const bind = (text: string, language: LanguageCode) =>
  bindShortWords(text.replaceAll('_', '\u00a0'), language).replaceAll('\u00a0', '_');

test.each([
  ['ua', 'Ігри та 3D у реальному часі, що рухає', 'Ігри та_3D у_реальному часі, що_рухає'],
  ['ua', 'Не за покази, а за ліди', 'Не_за_покази, а_за_ліди'],
  ['ua', 'об’єкт з ’єднання', 'об’єкт з_’єднання'],
  ['ru', 'В нишах, где за каждый клик идёт борьба', 'В_нишах, где за_каждый клик идёт борьба'],
  ['ru', 'что-то и где-то', 'что-то и_где-то'],
  ['ru', '«С нуля» (и не раз)', '«С_нуля» (и_не_раз)'],
  ['pl', 'W niszach, gdzie o każde kliknięcie i na styku', 'W_niszach, gdzie o_każde kliknięcie i_na styku'],
  ['pl', 'i w_Unity z graczami', 'i_w_Unity z_graczami'],
] as const)('%s: short words stay with the next one in “%s”', (language, text, expected) => {
  expect(bind(text, language)).toBe(expected);
});

test('particles stay with the word before, and not with the next', () => {
  expect(bind('Хотели бы знать, так ли это и то же самое', 'ru')).toBe(
    'Хотели_бы знать, так_ли это и_то_же самое',
  );
  expect(bind('той же день', 'ua')).toBe('той_же день');
});

test('capitals are nouns and units, and stay free', () => {
  expect(bind('ИИ находит 16 ГБ памяти', 'ru')).toBe('ИИ находит 16 ГБ памяти');
  expect(bind('ШІ в дії', 'ua')).toBe('ШІ в_дії');
});

test('a unit stays with its number alone', () => {
  expect(bind('{n, plural, other {#_хв}} читання, {n}_хв і решта', 'ua')).toBe(
    '{n, plural, other {#_хв}} читання, {n}_хв і_решта',
  );
  expect(bind('від 4 до 5', 'ua')).toBe('від 4 до_5');
});

test('the syntax of a message keeps its spaces, and tags and values are bound', () => {
  expect(bind('{count, plural, one {# кейс у <b>і</b> місті} other {в {city}}}', 'ua')).toBe(
    '{count, plural, one {# кейс у_<b>і</b>_місті} other {в_{city}}}',
  );
  expect(bind('{i, plural, one {w domu} other {#}}', 'pl')).toBe('{i, plural, one {w_domu} other {#}}');
  expect(bind('Слово **и** слово', 'ru')).toBe('Слово **и**_слово');
});

test('a text that is bound stays as it is, and so does that of other languages', () => {
  const bound = bind('Разработка и портирование', 'ru');
  expect(bind(bound, 'ru')).toBe(bound);
  expect(bind('A day in a life', 'en')).toBe('A day in a life');
  expect(bind('Uno y otro a la vez', 'es')).toBe('Uno y otro a la vez');
});

test('the texts of a tree are bound, and all else in it stays', () => {
  expect(bindTexts({ list: ['а б', 1, null], is: true }, 'ua')).toEqual({
    list: ['а\u00a0б', 1, null],
    is: true,
  });
});
