import * as bar from '../../../app/enhance/bar.ts';

export const { enhanceDisclosures, enhanceDropdown, enhanceThemeToggle } = bar;

/** The links are complete already, because a draft has no page whose URL only the browser knows. */
export const enhanceLanguageLinks = (): void => {};
