import * as z from 'zod';

/** Somebody of the company, as pages and emails name them. */
export const personFactsSchema = z.strictObject({
  order: z.number().describe('Place in lists, ascending. Steps of ten leave room between two people.'),
  name: z.string().min(1),
  photo: z
    .string()
    .regex(/^[\w-]+\.(?:jpe?g|png|webp)$/, 'Name a file .jpg, .png or .webp beside the facts')
    .optional(),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/, 'Two letters, such as en or uk'))
    .default([])
    .describe('Languages spoken, by their two letters: en, uk, pl, ru, es, de.'),
  links: z
    .array(z.url({ protocol: /^https$/ }))
    .default([])
    .describe('Profiles elsewhere.'),
  permittedOn: z.iso
    .date()
    .optional()
    .describe('The day of the written permission to name them. Without it the check stays red.'),
  isOnHome: z
    .boolean()
    .default(true)
    .describe('Shows this person on the home page and beside the contact form.'),
  isHost: z
    .boolean()
    .default(false)
    .describe(
      'The host of consultations: on the booking page, in its emails and calendar events. One at most.',
    ),
});

export const personWordsSchema = z.strictObject({
  role: z.string().min(1),
  about: z
    .string()
    .min(1)
    .optional()
    .describe('What this person decides or works on, in two sentences at most.'),
});
