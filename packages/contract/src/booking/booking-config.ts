import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { webAddressSchema } from '../language/web-address.ts';

/**
 * The answer of the configuration endpoint; without a client id the page says that authorization isn't set up.
 * `authUrl` is where the visitor is sent to authorize.
 */
export const bookingConfigSchema = z.object({
  clientId: z.optional(boundedTextSchema(256)),
  authUrl: z.optional(webAddressSchema),
});

export type BookingConfig = z.infer<typeof bookingConfigSchema>;
