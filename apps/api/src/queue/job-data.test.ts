import { expect, test } from 'vitest';
import * as z from 'zod';
import { jobSchemas, parseJobData } from './job-data.ts';

const fields = Object.entries(jobSchemas).flatMap(([queue, { shape }]) =>
  Object.entries(shape).map(([name, schema]) => [queue, name, schema] as const),
);

test.each(fields)(
  '[PRIV-12] a job of %s carries no words of a person in %s, but an id, a kind or a count',
  (_queue, _name, schema) => {
    const isWrapped = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional;
    const given = isWrapped ? schema.unwrap() : schema;
    const inner = given instanceof z.ZodArray ? given.element : given;
    expect([z.ZodUUID, z.ZodEnum, z.ZodNumber].some((kind) => inner instanceof kind)).toBe(true);
  },
);

test('a job may carry more than this release reads, such as the request that led to it', () => {
  const id = '019a0000-0000-7000-8000-000000000000';
  expect(parseJobData('contact-form-notification', { id, requestId: id, later: 1 })).toEqual({ id });
  for (const schema of Object.values(jobSchemas)) expect(schema.def.catchall).toBeUndefined();
});
