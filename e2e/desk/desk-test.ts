import type { BrowserContext, Page } from '@playwright/test';
import { type LanguageCode, getLanguage } from '@tt/contract/language/language';
import { visitFixtures, type VisitFixtures } from '../booking/visit-fixtures.ts';
import { test as base } from '../browser-test.ts';
import { DeskPage } from './desk-page.ts';
import { createKeyboard, createTouch, type Hand } from './hand.ts';

interface DeskFixtures extends VisitFixtures {
  /** Of the person at the desk. */
  language: LanguageCode;
  desk: DeskPage;
  hand: Hand;
  /** A name that nobody else has at the desk. */
  person: string;
  /** Opens a page on another device, with passkeys of its own. */
  openElsewhere: () => Promise<Page>;
}

/** A test of the desk. All journeys share its list, so each looks for what its own visitor has sent. */
export const test = base.extend<DeskFixtures>({
  timezoneId: 'Europe/Warsaw',
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
  language: ['en', { option: true }],
  locale: async ({ language }, use) => use(getLanguage(language).tag),
  ...visitFixtures,
  person: async ({ visitor }, use) => use(`Marta ${visitor.id}`),
  desk: async ({ page, language, faults }, use) => {
    // Before signing in, the page asks who is signed in, and the response is that nobody is.
    faults.allow(/^status 401: .*\/desk\/api\/me$|^console error: .* status of 401 /);
    await use(new DeskPage(page, language));
  },
  openElsewhere: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  hand: async ({ page, hasTouch }, use) => use(hasTouch ? createTouch() : createKeyboard(page)),
});

export { expect } from '../browser-test.ts';
