import type * as core from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { sampleTexts } from './sample-texts.ts';

export interface SchemaField {
  /** Where the field is, such as `details[].field`. */
  path: string;
  schema: core.$ZodType;
  /** Whether an invalid value is dropped instead of refused. */
  isForgiving?: true;
  /** The whole value, valid except for this field. */
  put: (value: unknown) => unknown;
}

export interface SchemaOutline {
  /** A valid value. */
  sample: unknown;
  /** Every place that holds no further fields, whatever its type: a sender may put a text into any of them. */
  fields: SchemaField[];
}

/** Walks a schema. An unknown type is an error, so that no field is missed. */
export function outlineSchema(schema: core.$ZodType, path = ''): SchemaOutline {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return outlineObject(def.shape, path);
    case 'array':
      return wrap(outlineSchema(def.element, `${path}[]`), (element) => [element]);
    case 'record':
      return wrap(outlineSchema(def.valueType, path ? `${path}.key` : 'key'), (value) => ({ key: value }));
    case 'union':
      return outlineUnion(def.options, path);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return outlineSchema(def.innerType, path);
    case 'catch':
      return forgive(outlineSchema(def.innerType, path));
    case 'pipe':
      return outlineSchema(def.in, path);
    default:
      return { sample: toSample(schema, path), fields: [{ path, schema, put: (value) => value }] };
  }
}

function outlineObject(shape: core.$ZodShape, path: string): SchemaOutline {
  const outlines = Object.entries(shape).map(
    ([key, schema]) => [key, outlineSchema(schema, path ? `${path}.${key}` : key)] as const,
  );
  const sample = Object.fromEntries(outlines.map(([key, outline]) => [key, outline.sample]));
  const fields = outlines.flatMap(
    ([key, outline]) => wrap(outline, (value) => ({ ...sample, [key]: value })).fields,
  );
  return { sample, fields };
}

function outlineUnion(options: readonly core.$ZodType[], path: string): SchemaOutline {
  const outlines = options.map((option) => outlineSchema(option, path));
  return { sample: outlines[0]?.sample, fields: outlines.flatMap(({ fields }) => fields) };
}

function wrap(outline: SchemaOutline, toWhole: (value: unknown) => unknown): SchemaOutline {
  return {
    sample: toWhole(outline.sample),
    fields: outline.fields.map((field) => ({ ...field, put: (value) => toWhole(field.put(value)) })),
  };
}

function forgive({ sample, fields }: SchemaOutline): SchemaOutline {
  return { sample, fields: fields.map((field) => ({ ...field, isForgiving: true })) };
}

function toSample(schema: core.$ZodType, path: string): unknown {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return findSampleText(schema, path);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      throw new Error(
        `${path} has the type ${def.type}, which no test reaches: teach outlineSchema to walk it`,
      );
  }
}

function findSampleText(schema: core.$ZodType, path: string): string {
  const sample = sampleTexts.find((text) => safeParse(schema, text).success);
  if (sample === undefined) throw new Error(`${path} accepts no text of sample-texts.ts: add a valid one`);
  return sample;
}
