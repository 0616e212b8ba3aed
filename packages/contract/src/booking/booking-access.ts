import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';

/** The unguessable part of a confirmation's URL. */
export const viewKeySchema = boundedTextSchema(64).check(z.regex(/^[\w-]{22,64}$/));

/** The body of `booking-view` and `booking-cancel`: a body, because URLs end up in logs. */
export const bookingAccessSchema = z.object({ key: viewKeySchema });
