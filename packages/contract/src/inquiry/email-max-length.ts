/** The longest address that mail servers accept. */
export const emailMaxLength = 254;
