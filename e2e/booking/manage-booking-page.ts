import type { Locator, Page } from '@playwright/test';
import type { LanguageCode } from '@tt/contract/language/language';
import { loadMessages } from '../built/load-messages.ts';

/** The page object of the page behind the link in the confirmation email. */
export class ManageBookingPage {
  readonly page: Page;
  readonly texts;
  readonly main: Locator;
  readonly heading: Locator;
  /** Opens the question whether to cancel. */
  readonly cancelButton: Locator;
  readonly yesButton: Locator;
  readonly keepButton: Locator;
  readonly changeTime: Locator;

  constructor(page: Page, language: LanguageCode = 'en') {
    this.page = page;
    this.texts = loadMessages(language, 'booking');
    const { cancel, confirmation } = this.texts;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
    this.cancelButton = this.main.locator('summary', { hasText: cancel.cancelButton });
    this.yesButton = this.main.getByRole('button', { name: cancel.yes });
    this.keepButton = this.main.getByRole('button', { name: cancel.keep });
    this.changeTime = this.main.getByRole('link', { name: confirmation.changeTime });
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /** Canceling asks for confirmation. */
  async cancel(): Promise<void> {
    await this.cancelButton.click();
    await this.yesButton.click();
  }

  get canceled(): Locator {
    return this.main.getByRole('heading', { level: 1, name: this.texts.cancel.canceledTitle });
  }
}
