import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { priceOffer, priceOfferSchema } from '@tt/contract/booking/price-offer';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
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

test('[TRUTH-08] prices and offer are one file with fields of their own, and an empty date ends the offer', () => {
  const { collections: all } = toEditorConfig(editor) as {
    collections: { files?: { file: string; fields: { name: string; required: boolean }[] }[] }[];
  };
  const [offer] = all.flatMap(({ files = [] }) => files);
  const path = new URL(`../../../${offer?.file}`, import.meta.url);
  expect(priceOfferSchema.parse(JSON.parse(readFileSync(path, 'utf8')))).toEqual(priceOffer);
  expect(offer?.fields).toMatchObject([
    { name: 'currency', widget: 'string', required: true },
    {
      name: 'prices',
      widget: 'object',
      fields: ['15', '30', '60'].map((minutes) => ({
        label: `${minutes} minutes`,
        widget: 'number',
        value_type: 'int',
        required: true,
      })),
    },
    {
      ...{ name: 'freeUntil', label: 'Free until', widget: 'datetime', type: 'date', required: false },
      hint: expect.stringContaining('last day'),
    },
    { name: 'isExtended', label: 'Extended', widget: 'boolean' },
  ]);
  // The editor leaves out a field that was emptied.
  const { freeUntil: _, ...ended } = priceOffer;
  expect(priceOfferSchema.parse(ended).freeUntil).toBeNull();
});
