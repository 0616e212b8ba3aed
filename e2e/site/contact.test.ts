import { expect, test } from 'vitest';
import { languageCodes } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { findLink, getBuiltPage } from '../built/built-site.ts';
import { loadMessages } from '../built/load-messages.ts';
import { textOf } from '../built/parse-html.ts';

for (const language of languageCodes) {
  test(`[CONTACT-01] the contact page of ${language} is headed by the word for it and has the mail address beside the form`, () => {
    const { main } = getBuiltPage(`/${language}/contact`);
    expect(main.querySelectorAll('h1').map(textOf)).toEqual([loadMessages(language, 'contact').contact]);
    expect(textOf(findLink(main, `mailto:${siteSettings.email}`))).toBe(siteSettings.email);
  });
}
