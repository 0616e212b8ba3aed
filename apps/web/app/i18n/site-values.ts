import { siteSettings } from '@tt/contract/site-settings';

/** The values that every text may use in braces. */
export const siteValues = { company: siteSettings.company.name, email: siteSettings.email };
