import * as z from 'zod/mini';
import { boundedTextSchema } from '../language/bounded-text.ts';

/** The unguessable part of the address of a booking's confirmation. */
export const viewKeySchema = boundedTextSchema(64).check(z.regex(/^[\w-]{22,64}$/));

/** The body of `booking-view` and `booking-cancel`: a body, because addresses end up in logs. */
export const bookingAccessSchema = z.object({ key: viewKeySchema });
