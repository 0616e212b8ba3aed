import { expect, test } from '@playwright/test';
import { languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { findLink, getBuiltPage } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { textOf } from '../built/parse-html.ts';

for (const language of languageCodes) {
  test(`[CONTACT-01] the heading of the contact page is the word for it in ${language}`, () => {
    const { main } = getBuiltPage(`/${language}/contact`);
    expect(main.querySelectorAll('h1').map(textOf)).toEqual([loadMessages(language, 'contact').contact]);
  });

  test(`the mail address is beside the form in ${language}, whatever happens to the form`, () => {
    const { main } = getBuiltPage(`/${language}/contact`);
    expect(textOf(findLink(main, `mailto:${siteSettings.email}`))).toBe(siteSettings.email);
  });
}
