import * as z from 'zod';
import { longFields, pictureFields, toFieldLabel } from './field-labels.ts';

/** A field as the editor is configured. `to-editor-config.test.ts` checks all of them against its schema. */
export type EditorField = Record<string, unknown>;

const pictureTypes = 'image/jpeg,image/png,image/webp';

type JsonSchema = z.core.JSONSchema.BaseSchema;

interface FieldOptions {
  /** A field of words has a value in each language. */
  isTranslated: boolean;
  /** What a field may hold that its schema only knows as a text, by the name of the field. */
  choices?: Record<string, Choice>;
}

/** Values to choose from, or the collection whose entries can be named. */
export type Choice = { options: readonly string[] } | { collection: string; title: string };

/** The fields of the editor that write what a schema accepts. */
export function toEditorFields(schema: z.ZodType, options: FieldOptions): EditorField[] {
  return listFields(z.toJSONSchema(schema, { io: 'input' }), options);
}

function listFields({ properties = {}, required = [] }: JsonSchema, options: FieldOptions): EditorField[] {
  return Object.entries(properties).map(([name, schema]) =>
    toField(name, toPresent(schema as JsonSchema), required.includes(name), options),
  );
}

function toField(name: string, schema: JsonSchema, isRequired: boolean, options: FieldOptions): EditorField {
  return {
    name,
    label: toFieldLabel(name),
    required: isRequired,
    ...(schema.description !== undefined && { hint: schema.description }),
    ...(options.isTranslated && { i18n: isMap(schema) ? 'duplicate_keys' : true }),
    ...toControl(name, schema, options),
  };
}

function toControl(name: string, schema: JsonSchema, options: FieldOptions): object {
  const choice = options.choices?.[name];
  if (choice) return { ...toChoice(choice), ...(schema.type === 'array' && { multiple: true }) };
  if (pictureFields.has(name))
    return { widget: 'image', accept: pictureTypes, ...(schema.type === 'array' && { multiple: true }) };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (isMap(schema)) return { widget: 'keyvalue' };
  if (schema.type === 'object') return { widget: 'object', fields: listFields(schema, options) };
  if (schema.type === 'array') return toList(name, schema, options);
  if (schema.type === 'boolean') return { widget: 'boolean', default: schema.default ?? false };
  if (schema.type === 'number' || schema.type === 'integer') return { widget: 'number', value_type: 'int' };
  if (schema.format === 'date') return { widget: 'datetime', type: 'date' };
  return { widget: longFields.has(name) ? 'text' : 'string' };
}

function toList(name: string, schema: JsonSchema, options: FieldOptions): object {
  const items = schema.items as JsonSchema;
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum };
  const { minItems: min, maxItems: max } = schema;
  const size = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const content = items.properties
    ? { fields: listFields(items, options) }
    : { field: toField(name, items, true, options) };
  return { widget: 'list', ...size, ...content };
}

function toChoice(choice: Choice): object {
  if ('options' in choice) return { widget: 'select', options: choice.options };
  const { collection, title } = choice;
  return {
    widget: 'relation',
    collection,
    value_field: '{{slug}}',
    display_fields: [title],
    search_fields: [title],
  };
}

/** The schema of a value that may be null, which is an empty field in the editor, without the null. */
function toPresent({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const present = anyOf?.find((each) => (each as JsonSchema).type !== 'null');
  return { ...schema, ...(present as JsonSchema | undefined) };
}

/** An object with any keys. */
function isMap({ type, properties }: JsonSchema): boolean {
  return type === 'object' && properties === undefined;
}
