/** Where the built files are on their origin. A draft has a folder of its own, such as `/drafts/1f…/`. */
export const siteBase = process.env.DRAFT_BASE ?? '/';

export const isDraft = siteBase !== '/';
