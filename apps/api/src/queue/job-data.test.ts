import { expect, test } from 'vitest';
import * as z from 'zod';
import { jobSchemas } from './job-data.ts';

const fields = Object.entries(jobSchemas).flatMap(([queue, { shape }]) =>
  Object.entries(shape).map(([name, schema]) => [queue, name, schema] as const),
);

test.each(fields)(
  '[PRIV-12] a job of %s carries no words of a person in %s, but an id, a kind or a count',
  (_queue, _name, schema) => {
    const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
    expect([z.ZodUUID, z.ZodEnum, z.ZodNumber].some((kind) => inner instanceof kind)).toBe(true);
  },
);
