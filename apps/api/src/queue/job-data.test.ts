import { expect, test } from 'vitest';
import * as z from 'zod';
import { jobSchemas } from './job-data.ts';

const fields = Object.entries(jobSchemas).flatMap(([queue, { shape }]) =>
  Object.entries(shape).map(([name, schema]) => [queue, name, schema] as const),
);

test.each(fields)(
  '[PRIV-12] a job of %s carries no words of a person in %s, but an id or a kind',
  (_queue, _name, schema) => {
    expect(schema instanceof z.ZodUUID || schema instanceof z.ZodEnum).toBe(true);
  },
);
