import { readdirSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { defaultLanguageCode, languageCodes } from '@tt/contract/language/language';
import { settingsSchema } from '@tt/contract/settings/settings-schema';
import { type Editor, siteSettings } from '@tt/contract/site-settings';
import { cases } from '../content/cases.ts';
import {
  type CollectionName,
  collectionNames,
  collections,
  toCollectionFolder,
} from '../content/collections.ts';
import { maxPictureBytes } from '../content/pictures/judge-picture.ts';
import { products } from '../content/products.ts';
import { services } from '../content/services.ts';
import { type Choice, toEditorFields } from './to-editor-fields.ts';

const contentFolder = 'apps/web/content';
const drawingsFolder = join(import.meta.dirname, '../app/illustrations/drawings');

/** What writers call a collection and its entries, which field names an entry, and its page below the language. Writers add cases and articles. */
const names: Record<
  CollectionName,
  { many: string; one: string; title: string; canGrow: boolean; page: string }
> = {
  articles: { many: 'Articles', one: 'article', title: 'title', canGrow: true, page: '/blog/{{slug}}' },
  cases: { many: 'Cases', one: 'case', title: 'title', canGrow: true, page: '/cases/{{slug}}' },
  people: { many: 'People', one: 'person', title: 'role', canGrow: true, page: '' },
  products: { many: 'Products', one: 'product', title: 'name', canGrow: false, page: '/products/{{slug}}' },
  services: {
    many: 'Service areas',
    one: 'service area',
    title: 'label',
    canGrow: false,
    page: '/expertise/{{slug}}',
  },
};

/** What is not an entry of a collection. */
const settings = {
  name: 'settings',
  label: 'Settings',
  files: [
    {
      name: 'site',
      label: 'Company, hours and offer',
      file: 'packages/contract/src/settings.json',
      format: 'json',
      preview_path: defaultLanguageCode,
      // Closed groups, so that the page shows at a glance what there is.
      fields: toEditorFields(settingsSchema, { isTranslated: false }).map((field) => ({
        ...field,
        ...(field.widget === 'object' && { collapsed: true }),
      })),
    },
  ],
};

/** The configuration of the editor: the fields follow the schemas of the content. */
export function toEditorConfig({ host, repository, branch, signInUrl }: Editor): object {
  return {
    backend: {
      name: host,
      repo: repository,
      branch,
      // `.github/workflows/drafts.yml` reports under this name where a draft can be seen.
      preview_context: 'Draft preview',
      ...(signInUrl ? { base_url: signInUrl } : { auth_methods: ['token'] }),
    },
    // A draft is a branch of its own and becomes a pull request, which CI checks.
    publish_mode: 'editorial_workflow',
    app_title: siteSettings.company.name,
    logo: { src: '/favicon.svg' },
    site_url: siteSettings.origin,
    media_folder: 'apps/web/public',
    public_folder: '/',
    media_libraries: {
      // 'IMG 1234.JPG' becomes a name that the schemas accept.
      default: { config: { max_file_size: maxPictureBytes, slugify_filename: true } },
      // Pictures of the company and its clients, not of somebody else.
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_files',
      locales: [...languageCodes],
      default_locale: defaultLanguageCode,
      // A new entry starts in all languages. One that can't be written yet may be left out.
      initial_locales: 'all',
    },
    editor: { preview: false },
    // As `JSON.stringify` writes it, and without empty fields, so that the schemas accept every file.
    output: { omit_empty_optional_fields: true },
    collections: [...collectionNames.flatMap((name) => [toWords(name), toFacts(name)]), settings],
  };
}

/** The words of all entries, one file for each language. */
function toWords(name: CollectionName): object {
  const { many, one, title } = names[name];
  const isMarkdown = collections[name].extension === 'md';
  const fields = toEditorFields(collections[name].words, { isTranslated: true });
  return {
    ...toCollection(name),
    name,
    label: many,
    label_singular: one,
    path: '{{slug}}/words',
    preview_path: `{{locale}}${names[name].page}`,
    extension: collections[name].extension,
    format: isMarkdown ? 'yaml-frontmatter' : 'json',
    identifier_field: title,
    slug: { template: `{{${title}}}`, editable: ['create'] },
    i18n: true,
    fields: isMarkdown
      ? [
          ...fields,
          // A plain text field, because the rich one would rewrite tables and lists.
          { name: 'body', label: 'Text', widget: 'text', required: false, i18n: true },
        ]
      : fields,
  };
}

/** What the same entries are without a language. */
function toFacts(name: CollectionName): object {
  const { many, one } = names[name];
  return {
    ...toCollection(name),
    name: `${name}-facts`,
    label: `${many}: facts`,
    label_singular: `${one}: facts`,
    path: '{{slug}}/facts',
    preview_path: defaultLanguageCode + names[name].page,
    extension: 'json',
    format: 'json',
    identifier_field: 'order',
    summary: '{{slug}}',
    slug: { editable: ['create'] },
    sortable_fields: ['order'],
    fields: toEditorFields(collections[name].facts, { isTranslated: false, choices: toChoices() }),
  };
}

function toCollection(name: CollectionName) {
  const { canGrow } = names[name];
  return {
    folder: posix.join(contentFolder, toCollectionFolder(name)),
    // Pictures are beside the entry that shows them.
    media_folder: '',
    public_folder: '',
    create: canGrow,
    duplicate: canGrow,
    // The address of an entry stays, and others refer to it. A person may withdraw the permission.
    delete: name === 'people',
    thumbnail: false,
  };
}

/** What the facts name by key. */
function toChoices(): Record<string, Choice> {
  const labels = [...services, ...cases, ...products].map(({ ctaLabel }) => ctaLabel);
  const drawings = readdirSync(drawingsFolder).filter((file) => file.endsWith('.svg'));
  return {
    thumbnail: { options: drawings.map((file) => basename(file, '.svg')).sort() },
    ctaLabel: { options: [...new Set(labels)].sort() },
    caseKeys: { collection: 'cases', title: names.cases.title },
    productKeys: { collection: 'products', title: names.products.title },
    people: { collection: 'people-facts', title: 'name' },
    author: { collection: 'people-facts', title: 'name' },
  };
}
