import * as z from 'zod/mini';

/**
 * The answer of the configuration endpoint; without a client id the page says that authorization isn't set up.
 * `authUrl` is where the visitor is sent to authorize.
 */
export const bookingConfigSchema = z.object({
  clientId: z.optional(z.string().check(z.maxLength(256))),
  authUrl: z.optional(z.url({ protocol: /^https?$/ })),
});

export type BookingConfig = z.infer<typeof bookingConfigSchema>;
