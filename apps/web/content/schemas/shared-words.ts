import * as z from 'zod';

/** A text that visitors read. An empty one would be a hole in the page. */
export const text = z.string().min(1);

export const meta = z.strictObject({ title: text, description: text });

export const closing = z.strictObject({ heading: text, text });

export const listItem = z.strictObject({ lead: text, text });
