import { expect, test } from 'vitest';
import file from '../../../packages/contract/src/settings.json' with { type: 'json' };
import { toProject } from '../project.ts';
import { checkSettings } from './settings.ts';

const path = 'packages/contract/src/settings.json';
const check = (text: string) => checkSettings(toProject({ [path]: text })).problems;

test('[SETTINGS-01] each wrong field is named with its line and what it may hold', () => {
  const wrong = { ...file, email: 'nobody', hours: { ...file.hours, timeZone: 'Mars' } };
  const text = JSON.stringify(wrong, null, 2);
  const lineOf = (word: string) => text.split('\n').findIndex((line) => line.includes(word)) + 1;
  expect(check(text)).toEqual([
    { path, line: lineOf('nobody'), message: 'email: Invalid email address' },
    { path, line: lineOf('Mars'), message: 'hours.timeZone: A time zone such as Europe/Warsaw' },
  ]);
  expect(check(JSON.stringify(file))).toEqual([]);
});

test('[SETTINGS-01] a file that was cut off is named', () => {
  expect(check('{ "company": ')).toEqual([{ path, message: expect.stringContaining('is no JSON') }]);
});
