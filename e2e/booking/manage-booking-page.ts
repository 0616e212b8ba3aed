import type { Locator, Page } from '@playwright/test';
import type { LanguageCode } from '@tt/contract/language/language';
import { loadMessages } from '../built/load-messages.ts';

/** The page behind the link in the confirmation mail. */
export class ManageBookingPage {
  readonly page: Page;
  readonly texts;
  readonly main: Locator;
  readonly cancelButton: Locator;
  readonly keepButton: Locator;

  constructor(page: Page, language: LanguageCode = 'en') {
    const button = (name: string) => this.main.getByRole('button', { name });
    this.page = page;
    this.texts = loadMessages(language, 'booking').cancel;
    this.main = page.getByRole('main');
    this.cancelButton = button(this.texts.cancelButton);
    this.keepButton = button(this.texts.keep);
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /** Canceling asks for confirmation. */
  async cancel(): Promise<void> {
    await this.cancelButton.click();
    await this.keepButton.waitFor();
    await this.cancelButton.click();
  }

  get canceled(): Locator {
    return this.main.getByRole('status').filter({ hasText: this.texts.canceledTitle });
  }
}
