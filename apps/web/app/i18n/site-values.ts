import { siteSettings } from '@tt/contract/site-settings';

/** What every text may name in braces. */
export const siteValues = { company: siteSettings.company.name, email: siteSettings.email };
