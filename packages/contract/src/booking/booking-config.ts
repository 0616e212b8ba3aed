import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';
import { webAddressSchema } from '../language/web-address.ts';
import { bookingMethodSchema } from './booking-response.ts';

/**
 * The response of the configuration endpoint. Without a client ID the page says that authorization isn't set up.
 * `authUrl` is where the visitor is sent to authorize. `methods` are the ways that can work now. Without it, only
 * booking with Google is offered.
 */
export const bookingConfigSchema = z.object({
  clientId: z.optional(boundedTextSchema(256)),
  authUrl: z.optional(webAddressSchema),
  methods: z.optional(z.array(bookingMethodSchema)),
});

export type BookingConfig = z.infer<typeof bookingConfigSchema>;
