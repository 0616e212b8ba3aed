import type * as z from 'zod';
import { formatIssue } from './format-issue.ts';

/** Parses what a content file holds; an error names the file and each field that is wrong. */
export function parseFile<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path: string,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(error.issues.map((issue) => `${path}: ${formatIssue(issue)}`).join('\n'));
  return data as z.infer<Schema>;
}
