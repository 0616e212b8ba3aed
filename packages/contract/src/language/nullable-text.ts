import * as z from 'zod/mini';

type TextSchema = z.ZodMiniType<string, string>;

/** Optional text. Clients write an empty field as '', as null or not at all. */
export function optionalTextSchema<Schema extends TextSchema>(schema: Schema) {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((text) => text ?? undefined),
    ),
  );
}

/** The same, with '' for absent text. */
export function emptyTextSchema<Schema extends TextSchema>(schema: Schema) {
  return z.pipe(
    z._default(z.nullable(schema), null),
    z.transform((text) => text ?? ''),
  );
}
