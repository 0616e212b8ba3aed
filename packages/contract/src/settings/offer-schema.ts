import * as z from 'zod';

const price = z.number().int().min(0);

/** What a consultation costs, and until when it is free. */
export const offerSchema = z.strictObject({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Three letters, such as USD')
    .describe('Three letters, such as USD.'),
  prices: z.strictObject({
    minutes15: price,
    minutes30: price,
    minutes60: price,
  }),
  freeUntil: z.iso
    .date()
    .nullable()
    .default(null)
    .describe('The last day on which everything is free. Left empty, plain prices are shown.'),
  isExtended: z
    .boolean()
    .default(false)
    .describe('Goes on past its date, and the page says so. Otherwise prices hold from the day after.'),
});
