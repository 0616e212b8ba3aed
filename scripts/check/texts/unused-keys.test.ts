import { expect, test } from 'vitest';
import { toProject } from '../project.ts';
import { checkUnusedKeys } from './unused-keys.ts';

const messages = {
  list: { clearAll: 'Clear All' },
  labels: { title: 'Linux', results: ['One'] },
};

function listUnused(files: Record<string, string>): string[] {
  const project = toProject({
    'apps/web/messages/en/cases.json': JSON.stringify(messages),
    ...files,
  });
  return checkUnusedKeys(project).problems.map(({ message }) => message.split(':')[0] ?? '');
}

const wholeKey = { 'apps/web/app/list.ts': "t('cases.list.clearAll')" };
const tree = {
  'apps/web/app/case.ts': "const text = t.tree('cases.labels'); use(text.title, text.results)",
};

test('a whole key and the texts read from a tree are used', () => {
  expect(listUnused({ ...wholeKey, ...tree })).toEqual([]);
});

test('a key that no code names is a problem', () => {
  expect(listUnused(tree)).toEqual(['no code uses cases.list.clearAll']);
});

test('a text of a tree whose name no code reads is a problem', () => {
  const withoutResults = { ...tree, 'apps/web/app/case.ts': "t.tree('cases.labels').title" };
  expect(listUnused({ ...wholeKey, ...withoutResults })).toEqual(['no code uses cases.labels.results.0']);
});

test('naming a group without reading it as a tree uses nothing below it', () => {
  expect(listUnused({ ...tree, 'apps/web/app/list.ts': "t('cases.list')" })).toEqual([
    'no code uses cases.list.clearAll',
  ]);
});

test('texts of a group that is imported by name from the English file are used', () => {
  const imported = {
    'apps/web/app/list.ts': "import type { list } from '../messages/en/cases.json'; use(texts.clearAll)",
  };
  expect(listUnused({ ...tree, ...imported })).toEqual([]);
});

test('a key that only a test or the other app names is not used', () => {
  const elsewhere = {
    'apps/web/app/list.test.ts': "t('cases.list.clearAll')",
    'apps/api/src/list.ts': "t('cases.list.clearAll')",
  };
  expect(listUnused({ ...tree, ...elsewhere })).toEqual(['no code uses cases.list.clearAll']);
});

test('a button is used through the ctaLabel in the facts of an entry', () => {
  const files = {
    'apps/web/messages/en/common.json': JSON.stringify({ actions: { contact: 'Contact', other: 'Other' } }),
    'apps/web/content/cases/linux-3d/facts.json': '{ "ctaLabel": "contact" }',
    'apps/web/app/button.ts': "t.tree('common.actions')[ctaLabel]",
  };
  expect(listUnused({ ...wholeKey, ...tree, ...files })).toEqual(['no code uses common.actions.other']);
});

test('a button is used through the ctaLabel that names it', () => {
  const common = { actions: { contact: 'Contact', other: 'Other' }, ctaLabel: 'contact' };
  const files = {
    'apps/web/messages/en/common.json': JSON.stringify(common),
    'apps/web/app/button.ts': "t.tree('common.actions')[t('common.ctaLabel')]",
  };
  expect(listUnused({ ...wholeKey, ...tree, ...files })).toEqual(['no code uses common.actions.other']);
});
