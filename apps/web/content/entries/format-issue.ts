import type * as z from 'zod';

/** Formats what is wrong with a field, such as `meta.title: Invalid input: expected string, received undefined`. */
export function formatIssue({ path, message }: z.core.$ZodIssue): string {
  return [...(path.length > 0 ? [path.join('.')] : []), message].join(': ');
}
