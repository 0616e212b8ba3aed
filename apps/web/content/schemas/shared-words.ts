import * as z from 'zod';

/** A text that visitors read. An empty one would be a hole in the page. */
export const text = z.string().min(1);

export const meta = z.strictObject({ title: text, description: text });

export const closing = z.strictObject({ heading: text, text });

export const listItem = z.strictObject({ lead: text, text });

/** The words of a picture that the facts name, in the same order. */
export const pictureWords = z.strictObject({
  alt: text.describe('Says what the picture shows to those who do not see it.'),
  caption: text.optional().describe('One sentence beside the picture.'),
});
