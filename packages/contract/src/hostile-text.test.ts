import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { listHostileTexts } from '../test/hostile-texts.ts';
import { measureBestMs } from '../test/measure-best-ms.ts';
import { outlineSchema, type SchemaField } from '../test/outline-schema.ts';

type Parsed = { success: boolean; data?: unknown; error?: { issues: core.$ZodIssue[] } };

const allowedMs = 20;
const hostileTexts = listHostileTexts(64 * 1024);

/** Schemas of files that writers of the company change, which nobody sends. */
const ownFiles = /^(?:people|settings)\//;
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /(?<!\.test)\.ts$/.test(name) && !ownFiles.test(name),
);
const modules = await Promise.all(
  files.map(async (name): Promise<[string, object]> => [name, await import(join(import.meta.dirname, name))]),
);
const schemas = modules.flatMap(([file, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, core.$ZodType] => isSchema(entry[1]))
    .map(([name, schema]) => ({ name, file, schema })),
);

describe.each(schemas)('$name of $file', ({ schema }) => {
  const { sample, fields } = outlineSchema(schema);

  test('accepts the values with which its fields are tried', () => {
    expect(safeParse(schema, sample).error?.issues).toBeUndefined();
    expect(fields).not.toHaveLength(0);
  });

  test('refuses 64 KB of hostile text in each field within 20 ms', async () => {
    const wrong: string[] = [];
    for (const field of fields) {
      for (const { name, text } of hostileTexts) {
        const { result, tookMs } = await parseMeasured(schema, field.put(text));
        const isRefused = field.isForgiving ? isLeftOut(result, text) : isRefusedFor(result, field);
        if (!isRefused) wrong.push(`${field.path} takes ${name}`);
        if (tookMs >= allowedMs) wrong.push(`${field.path} needs ${tookMs} ms for ${name}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('checks the length of each text first, and nothing after it when the text is too long', () => {
    for (const field of fields.filter(isText)) {
      const [first] = (field.schema as core.$ZodString)._zod.def.checks ?? [];
      expect(field.schema._zod.traits, field.path).not.toContain('$ZodCheck');
      expect(first?._zod.def, field.path).toMatchObject({ check: 'max_length', abort: true });
    }
  });
});

test('the schemas of the contract are found', () => {
  expect(schemas.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['inquirySchema', 'bookingRequestSchema', 'viewKeySchema', 'errorAnswerSchema']),
  );
});

test('a quadratic pattern is found, however deep its field lies', async () => {
  const text = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));
  const wrapped = z.object({ list: z.optional(z.array(z.union([z.number(), z.object({ text })]))) });
  const field = outlineSchema(wrapped).fields.find(({ path }) => path === 'list[].text');
  const slowest = listHostileTexts(8 * 1024)[0]?.text;
  const { tookMs } = await parseMeasured(wrapped, field?.put(slowest), 1);
  expect(tookMs).toBeGreaterThan(allowedMs);
});

test('a field of a type that nobody walks is an error', () => {
  expect(() => outlineSchema(z.object({ when: z.date() }))).toThrow('when has the type date');
});

function isSchema(value: unknown): value is core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isText({ schema }: SchemaField): boolean {
  return (schema as core.$ZodTypes)._zod.def.type === 'string';
}

/** Parses once, and again only if that was too slow. */
async function parseMeasured(schema: core.$ZodType, value: unknown, runs?: number) {
  let result: Parsed = { success: false };
  const parse = () => {
    result = safeParse(schema, value);
  };
  const tookMs = await measureBestMs(parse, allowedMs, runs);
  return { result, tookMs };
}

function isLeftOut({ success, data }: Parsed, text: string): boolean {
  return success && JSON.stringify(data).length < text.length;
}

/** Returns whether the check of the field itself was reached; a union reports what none of its options accepts. */
function isRefusedFor({ error }: Parsed, { path }: SchemaField): boolean {
  const { issues = [] } = error ?? {};
  return issues.some((issue) => {
    const keys = issue.path.map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`));
    const place = keys.join('').replace(/^\./, '');
    return place === path || (issue.code === 'invalid_union' && path.startsWith(place));
  });
}
