import type { Locator, Page } from '@playwright/test';
import { type FieldName, fieldNames, getInquiryField } from '@tt/contract/inquiry/inquiry-fields';
import { type FieldTexts, inquiryTexts } from '@tt/contract/inquiry/inquiry-texts';
import type { LanguageCode } from '@tt/contract/language/language';
import { loadMessages } from '../built/load-messages.ts';
import type { Visitor } from './create-visitor.ts';
import { watchFormToken } from './watch-form-token.ts';

export type Values = Visitor['values'];

/** The page object of the contact page: finds controls by their names in the page's language. */
export class ContactPage {
  readonly page: Page;
  readonly texts;
  readonly fieldTexts: Record<FieldName, FieldTexts>;
  readonly form: Locator;
  /** What replaces the form once it was sent. */
  readonly summary: Locator;
  readonly sendAnother: Locator;
  /** What went wrong, above the fields. */
  readonly failure: Locator;
  readonly fields: Record<FieldName, Locator>;
  /** The newest toast; an older one may still be leaving. */
  readonly toast: Locator;
  /** The calls to the backend, in their order. */
  readonly calls: string[] = [];
  readonly #language: LanguageCode;
  readonly #token: ReturnType<typeof watchFormToken>;

  constructor(page: Page, language: LanguageCode = 'en') {
    const texts = loadMessages(language, 'contact');
    const { optional } = loadMessages(language, 'common').fields;
    const findControl = (name: FieldName) => {
      const { label } = this.fieldTexts[name];
      const shown = getInquiryField(name).isRequired ? label : `${label} ${optional}`;
      return this.form.getByRole('textbox', { name: shown, exact: true });
    };
    this.page = page;
    this.texts = texts;
    this.fieldTexts = inquiryTexts[language];
    this.#language = language;
    this.form = page.getByRole('form', { name: texts.form.label });
    this.summary = page.getByRole('region', { name: texts.messages.successTitle, exact: true });
    this.sendAnother = this.summary.getByRole('button', { name: texts.sendAnother, exact: true });
    this.failure = this.form.locator('[data-failure]');
    const controls = fieldNames.map((name) => [name, findControl(name)]);
    this.fields = Object.fromEntries(controls) as Record<FieldName, Locator>;
    this.toast = page
      .getByRole('region', { name: loadMessages(language, 'common').status.notifications })
      .getByRole('listitem')
      .and(page.locator('[data-front=true]'));
    this.#token = watchFormToken(page);
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (/^\/(functions|rest)\//.test(path)) this.calls.push(path);
    });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/${this.#language}/contact${query}`);
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /** Opens the page with paused timers, so that temporary states can be asserted. */
  async openWithPausedTimers(): Promise<void> {
    await this.page.clock.install();
    await this.open();
    await this.page.clock.pauseAt(Date.now() + 60_000);
  }

  /** Fires the timers of this period at once and resumes the later ones. */
  async resumeTimers(passedMs: number): Promise<void> {
    await this.page.clock.fastForward(passedMs);
    await this.page.clock.resume();
  }

  /** The button that sends, by the label that it has now. */
  button(label: 'submit' | 'sending' = 'submit'): Locator {
    return this.form.getByRole('button', { name: this.texts[label], exact: true });
  }

  /** The words that appear in the form and are spoken, good or bad. */
  outcome(title: string): Locator {
    return this.form.locator('[role=status], [role=alert]').filter({ hasText: title });
  }

  async fill(values: Partial<Values>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.fields[name as keyof Values].fill(value);
  }

  async readValues(): Promise<Values> {
    const entries = Object.entries(this.fields).map(async ([name, field]) => [
      name,
      await field.inputValue(),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }

  /** Fills in the form no faster than a person could, and sends it. */
  async send(values: Partial<Values>): Promise<void> {
    await this.fill(values);
    await this.waitLikePerson();
    await this.button().click();
  }

  waitLikePerson(): Promise<void> {
    return this.#token.waitLikePerson();
  }

  listCalls(path: string): string[] {
    return this.calls.filter((call) => call === path);
  }
}
