import type * as z from 'zod';

/** Formats what is wrong with a field, such as `meta.title: Invalid input: expected string, received undefined`. */
export function formatIssue({ path, message }: z.core.$ZodIssue): string {
  return [...(path.length > 0 ? [path.join('.')] : []), message].join(': ');
}

/** Parses what a file of the owner or a writer holds; an error names the file and each field that is wrong. */
export function parseFile<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path: string,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(error.issues.map((issue) => `${path}: ${formatIssue(issue)}`).join('\n'));
  return data as z.infer<Schema>;
}
