import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../../packages/contract/src/language/language.ts';
import { loadProject } from '../project.ts';
import { checkLanguages } from './languages.ts';

const project = loadProject(join(import.meta.dirname, '../../..'));

test('every step was done for the languages of the site', () => {
  expect(checkLanguages(project).problems).toEqual([]);
});

test('a language that is only a row of the table is reported with each step that was skipped', () => {
  const table = [...languages, { code: 'xx', tag: 'xx', name: 'Example' }];
  expect(checkLanguages(project, table).problems.map(({ path }) => path)).toEqual([
    'scripts/check/texts/message-letters.ts',
    'docs/translation.md',
  ]);
});
