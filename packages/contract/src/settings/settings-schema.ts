import * as z from 'zod';
import { languageCodes } from '../language/language.ts';
import { hoursSchema } from './hours-schema.ts';
import { offerSchema } from './offer-schema.ts';

const words = z.string().trim().min(1);
const httpsUrl = z.url({ protocol: /^https$/, error: 'An address that starts with https://' });
const taglines = Object.fromEntries(languageCodes.map((code) => [code, words]));

const wordmarkSide = z.array(words).length(2);

const companySchema = z.strictObject({
  name: words,
  wordmark: z
    .strictObject({ long: wordmarkSide, short: wordmarkSide })
    .describe(
      'The words before and after the mark that stands for “&”. The short form is for narrow screens.',
    ),
  tagline: z.strictObject(taglines as Record<(typeof languageCodes)[number], typeof words>),
});

const identitySchema = z
  .strictObject({
    legalName: words.optional(),
    registerNumber: words.optional().describe('With the name of the register, such as “KRS 0000000000”.'),
    taxId: words.optional().describe('A VAT number of the EU starts with the two letters of its country.'),
    address: words.optional().describe('Street, postal code and city, without the country.'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Two capital letters, such as PL')
      .optional()
      .describe('Two letters, such as PL. Each page writes the name out in its language.'),
  })
  .default({})
  .describe('Who runs the site, as the law knows it: for footer, policy and search engines.');

const trackerSchema = z.strictObject({
  id: words.describe('The number or name that the vendor gave this site.'),
  scriptUrl: z
    .string()
    .regex(/^(?:https:\/\/[\w.-]+(?::\d+)?[/?]|\/)\S+$/, 'Starts with https:// and a domain, or with /')
    .describe(
      'The script of the vendor, where {id} stands for the ID, or one of this site that starts with /.',
    ),
  furtherOrigins: z
    // They are part of each page's security policy, so they hold nothing that ends a rule of it.
    .array(z.string().regex(/^https:\/\/[\w.*-]+(?::\d+)?$/, 'https:// and the domain alone'))
    .default([])
    .describe('Further domains that the script loads from or reports to, such as https://stats.example.'),
});

const editorSchema = z.strictObject({
  host: z.enum(['github', 'gitlab']),
  repository: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, 'Owner and name, such as company/site')
    .describe('Owner and name, such as company/site.'),
  branch: words.describe('The branch that the site is built from.'),
  signInUrl: httpsUrl
    .optional()
    .describe(
      'The service that signs writers in. Left empty, they sign in with an access token of the host.',
    ),
});

/** Everything public that a company decides about its site. What is secret is in `.env`. */
export const settingsSchema = z.strictObject({
  company: companySchema,
  origin: z
    .string()
    .regex(/^https:\/\/[a-z\d.-]+(?::\d+)?$/, 'https:// and the domain, without a slash at the end')
    .describe(
      'https:// and the domain, without a slash at the end. Passkeys of the desk belong to the domain.',
    ),
  email: z.email().describe('Visitors see it and write to it. It is the guest of each consultation.'),
  replyWithin: z
    .int()
    .min(1)
    .max(30)
    .optional()
    .describe(
      'Within how many working days a person replies. Left empty, no page and no email promises a time.',
    ),
  identity: identitySchema,
  profiles: z
    .array(httpsUrl)
    .default([])
    .describe(
      'Pages of the company elsewhere, such as https://www.linkedin.com/company/…: in the footer of every page.',
    ),
  hours: hoursSchema,
  offer: offerSchema,
  tradeShowArticleUrl: httpsUrl.describe('What the service area 5G links to, if its link is turned on.'),
  trackers: z
    .strictObject({ analytics: trackerSchema.optional(), pixels: trackerSchema.optional() })
    .default({})
    .describe('What loads after a visitor has agreed. Without any, nobody is asked.'),
  editor: editorSchema
    .optional()
    .describe('Where this editor keeps the content. Left empty, the site has no editor.'),
});

export type Settings = z.infer<typeof settingsSchema>;
