import * as bar from '../../../app/enhance/bar.ts';

export const { enhanceDisclosures, enhanceDropdown, enhanceThemeToggle } = bar;

/** They are complete: a draft has no page whose address only the browser knows. */
export const enhanceLanguageLinks = (): void => {};
