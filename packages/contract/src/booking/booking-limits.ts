import { emailMaxLength } from '../inquiry/email-max-length.ts';

/** The longest texts of a booking. Separate from the schema, which pages that only show a booking don't load. */
export const bookingLimits = {
  name: 100,
  email: emailMaxLength,
  phone: 40,
  message: 2000,
  accessToken: 4096,
} as const;
