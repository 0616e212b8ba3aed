import { expect, test } from 'vitest';
import { getLanguage, languageCodes, toLanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { formatCalendarDate } from '../../apps/web/app/i18n/format-calendar-date.ts';
import { accessibilityUpdatedOn } from '../../apps/web/content/accessibility.ts';
import { findLink, getBuiltPage, listBuiltPaths, listHrefs, readBuiltFile } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { attributeOf, textOf } from '../built/parse-html.ts';

for (const language of languageCodes) {
  test(`[IDENT-02] the accessibility statement of ${language} has its date, contents and contact, and is in the sitemap`, () => {
    const texts = loadMessages(language, 'accessibility');
    const { main } = getBuiltPage(`/${language}/accessibility`);
    expect(textOf(main.querySelector('h1'))).toBe(texts.heading);
    const time = main.querySelector('time');
    expect(attributeOf(time, 'datetime')).toBe(accessibilityUpdatedOn);
    expect(textOf(time)).toContain(formatCalendarDate(accessibilityUpdatedOn, getLanguage(language).tag));
    const ids = main.querySelectorAll('.text h2').map((heading) => `#${attributeOf(heading, 'id')}`);
    expect(ids).toHaveLength(5);
    expect(listHrefs(main.querySelector('.toc-side'))).toEqual(ids);
    expect(findLink(main.querySelector('.text'), `mailto:${siteSettings.email}`)).toBeDefined();
    const address = `${siteSettings.origin}/${language}/accessibility`;
    expect(readBuiltFile('/sitemap.xml')).toContain(`<loc>${address}</loc>`);
  });
}

test('[IDENT-02] the footer of every page leads to the statement in its language', () => {
  for (const path of listBuiltPaths()) {
    const footer = getBuiltPage(path).document.querySelector('footer');
    expect(findLink(footer, `/${toLanguageCode(path)}/accessibility`), path).toBeDefined();
  }
});
