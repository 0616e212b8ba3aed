import * as z from 'zod';
import file from './company-profiles.json' with { type: 'json' };

export const companyProfilesSchema = z.strictObject({
  profiles: z
    .array(z.url({ protocol: /^https$/ }))
    .default([])
    .describe(
      'Pages of the company elsewhere, such as https://www.linkedin.com/company/…: in the footer of every page.',
    ),
});

/** For footer and structured data. */
export const { profiles } = companyProfilesSchema.parse(file);
