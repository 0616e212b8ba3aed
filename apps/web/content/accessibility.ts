/** The day on which the accessibility statement last changed in substance, in any language. */
export const accessibilityUpdatedOn = '2026-11-19';
