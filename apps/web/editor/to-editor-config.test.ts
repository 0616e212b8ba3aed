import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settings } from '@tt/contract/settings/settings';
import { settingsSchema } from '@tt/contract/settings/settings-schema';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { listAddresses } from '../app/address-map.ts';
import { collections } from '../content/collections.ts';
import { toEditorConfig } from './to-editor-config.ts';
import { toEditorFields } from './to-editor-fields.ts';

const editor = { host: 'github', repository: 'company/site', branch: 'main' } as const;

test('[ART-04] the editor accepts its configuration', () => {
  const path = fileURLToPath(new URL('../schema/sveltia-cms.json', import.meta.resolve('@sveltia/cms')));
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(
    JSON.parse(readFileSync(path, 'utf8')),
  );
  validate(toEditorConfig(editor));
  expect(validate.errors).toBeNull();
});

test('writers sign in with a token, or by the service that the settings name', () => {
  expect(toEditorConfig(editor)).toMatchObject({ backend: { auth_methods: ['token'] } });
  const signInUrl = 'https://sign-in.example';
  expect(toEditorConfig({ ...editor, signInUrl })).toMatchObject({ backend: { base_url: signInUrl } });
});

test('[DRAFT-01] the editor links each entry to its page, in the draft if there is one', () => {
  const { backend, collections: all } = toEditorConfig(editor) as {
    backend: { preview_context: string };
    collections: { name: string; preview_path?: string; files?: { preview_path: string }[] }[];
  };
  const workflow = readFileSync(new URL('../../../.github/workflows/drafts.yml', import.meta.url), 'utf8');
  expect(workflow).toContain(`context='${backend.preview_context}'`);
  const pages = new Set([...listAddresses().map(({ path }) => path), '/en']);
  const isPage = (key: string, path = '') =>
    pages.has(`/${path.replace('{{locale}}', 'ua').replace('{{slug}}', key)}`);
  const find = (name: string) => all.find((collection) => collection.name === name)?.preview_path;
  expect(isPage('5g-orchestration', find('cases'))).toBe(true);
  expect(isPage('5g-orchestration', find('cases-facts'))).toBe(true);
  expect(isPage('martech', find('services'))).toBe(true);
  expect(isPage('leadgen-ai', find('products-facts'))).toBe(true);
  expect(isPage('ai-in-igaming-marketing', find('articles'))).toBe(true);
  for (const { preview_path, files = [{ preview_path: preview_path ?? '' }] } of all)
    for (const file of files) expect(file.preview_path).toMatch(/^(?:en|\{\{locale\}\})/);
});

test('the fields follow the schema: what must be there is required, and words have a value in each language', () => {
  const fields = toEditorFields(collections.cases.words, { isTranslated: true });
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(collections.cases.words.shape));
  expect(fields.every(({ i18n }) => i18n === true)).toBe(true);
  const find = (name: string) => fields.find((field) => field.name === name);
  expect(find('lead')).toMatchObject({ widget: 'text', required: true });
  expect(find('result')).toMatchObject({ widget: 'object', required: false });
  expect(find('diagram')).toMatchObject({
    fields: [{}, {}, { name: 'labels', widget: 'keyvalue', i18n: 'duplicate_keys' }],
  });
});

test('[TRUTH-11] pictures are files to choose, and whole numbers are numbers', () => {
  const fields = toEditorFields(collections.cases.facts, { isTranslated: false });
  const accept = 'image/jpeg,image/png,image/webp';
  expect(fields.find(({ name }) => name === 'pictures')).toMatchObject({
    widget: 'list',
    fields: [
      { name: 'file', widget: 'image', accept },
      { name: 'section', widget: 'number', value_type: 'int' },
    ],
  });
});

test('facts have no language, and name others by choice', () => {
  const choices = { caseKeys: { collection: 'cases', title: 'title' }, ctaLabel: { options: ['call'] } };
  const fields = toEditorFields(collections.services.facts, { isTranslated: false, choices });
  expect(fields.some((field) => 'i18n' in field)).toBe(false);
  const find = (name: string) => fields.find((field) => field.name === name);
  expect(find('caseKeys')).toMatchObject({ widget: 'relation', collection: 'cases', multiple: true });
  expect(find('ctaLabel')).toMatchObject({ widget: 'select', options: ['call'], required: true });
  expect(find('hasTradeShowLink')).toMatchObject({ widget: 'boolean', required: false });
  expect(find('order')).toMatchObject({ widget: 'number', hint: expect.stringContaining('Place in lists') });
});

test('[TRUTH-08] [SETTINGS-02] the settings are one file, with a field for each that says what it is for', () => {
  interface Field {
    name: string;
    hint?: string;
    fields?: Field[];
  }
  const { collections: all } = toEditorConfig(editor) as {
    collections: { files?: { file: string; fields: Field[] }[] }[];
  };
  const [file, ...others] = all.flatMap(({ files = [] }) => files);
  expect(others).toEqual([]);
  const path = new URL(`../../../${file?.file}`, import.meta.url);
  expect(settingsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))).toEqual(settings);
  const find = (...names: string[]) =>
    names.reduce<Field | undefined>(
      (field, name) => field?.fields?.find((each) => each.name === name),
      file && { name: 'settings', fields: file.fields },
    );
  expect(find('email')).toMatchObject({ widget: 'string', required: true });
  expect(find('company', 'wordmark', 'short')).toMatchObject({ widget: 'list', min: 2, max: 2 });
  expect(find('hours', 'week')?.fields?.map(({ name }) => name)).toHaveLength(7);
  expect(find('hours', 'week', 'sunday')).toMatchObject({ widget: 'object', required: false });
  expect(find('hours', 'closedDates')).toMatchObject({ widget: 'list', field: { type: 'date' } });
  expect(find('offer', 'prices', 'minutes15')).toMatchObject({
    ...{ label: '15 minutes', widget: 'number', value_type: 'int', required: true },
  });
  expect(find('offer', 'freeUntil')).toMatchObject({ widget: 'datetime', type: 'date', required: false });
  expect(find('trackers', 'analytics')).toMatchObject({ widget: 'object', required: false });
  expect(find('editor', 'host')).toMatchObject({ widget: 'select', options: ['github', 'gitlab'] });
  expect(find('replyWithin')?.hint).toContain('working days');
});
