import type { Locator, Page, Response } from '@playwright/test';
import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { loadMessages } from '../built/load-messages.ts';
import type { GoogleFault, GoogleStandin } from './google-standin.ts';
import { turnToDay } from './turn-to-day.ts';

export const bookingPaths = {
  config: '/functions/v1/google-calendar-config',
  availability: '/functions/v1/booking-availability',
  book: '/functions/v1/google-calendar-booking',
  bookByEmail: '/functions/v1/booking-by-email',
  view: '/functions/v1/booking-view',
  cancel: '/functions/v1/booking-cancel',
  reschedule: '/functions/v1/booking-reschedule',
  confirm: '/functions/v1/booking-confirm',
} as const;

interface Wish {
  name: string;
  date: string;
  time: string;
  phone?: string;
  message?: string;
}

/** The page object of the booking page: finds controls by their names in the page's language. */
export class BookingPage {
  readonly page: Page;
  readonly texts;
  readonly form: Locator;
  readonly name: Locator;
  readonly phone: Locator;
  readonly message: Locator;
  readonly dates: Locator;
  readonly times: Locator;
  readonly durations: Locator;
  readonly zone: Locator;
  readonly changeZone: Locator;
  readonly email: Locator;
  readonly authorizeButton: Locator;
  readonly nextMonth: Locator;
  /** The newest toast; an older one may still be leaving. */
  readonly toast: Locator;
  readonly #google: GoogleStandin;
  readonly #language: LanguageCode;

  constructor(page: Page, google: GoogleStandin, language: LanguageCode = 'en') {
    const texts = loadMessages(language, 'booking');
    this.page = page;
    this.texts = texts;
    this.#google = google;
    this.#language = language;
    this.form = page.getByRole('form', { name: texts.form.label });
    const field = (name: string, exact = false) => this.form.getByRole('textbox', { name, exact });
    const group = (name: string) => this.form.getByRole('group', { name, exact: true });
    this.name = field(texts.form.name.label, true);
    this.phone = field(texts.form.phone.label);
    this.message = field(texts.form.message.label);
    this.dates = group(texts.form.date.label);
    this.times = group(texts.form.time.label);
    this.durations = group(texts.form.duration.label);
    this.zone = this.form.getByRole('combobox', { name: texts.timeZone.label });
    this.changeZone = this.form.getByRole('button', { name: texts.timeZone.change });
    this.email = field(texts.ways.email.label, true);
    const { authorize } = texts.auth;
    this.authorizeButton = page
      .getByRole('button', { name: authorize })
      .or(page.getByRole('button', { name: texts.ways.google.retry }));
    this.nextMonth = this.dates.getByRole('button', { name: texts.form.date.nextMonth });
    this.toast = page
      .getByRole('region', { name: loadMessages(language, 'common').status.notifications })
      .getByRole('listitem')
      .and(page.locator('[data-front=true]'));
  }

  async open(fragment = ''): Promise<void> {
    await this.page.goto(`/${this.#language}/booking${fragment}`);
    await this.waitUntilAlive();
  }

  async waitUntilAlive(): Promise<void> {
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  /** Opens the search for another zone. */
  async searchZone(text: string): Promise<void> {
    await this.changeZone.click();
    await this.zone.fill(text);
  }

  /** Opens a part that is folded to one line. */
  unfold(part: 'time' | 'details'): Promise<void> {
    const { stage, steps } = this.texts;
    return this.page
      .getByRole('button', { name: stage.changeLabel.replace('{part}', steps[part]), exact: true })
      .click();
  }

  /** A day of the month that is shown, by its whole name. */
  day(date: string): Locator {
    const name = new Intl.DateTimeFormat(getLanguage(this.#language).tag, {
      dateStyle: 'full',
      timeZone: 'UTC',
    }).format(new Date(date));
    return this.dates.getByRole('gridcell', { name }).getByRole('button');
  }

  /** The office's hours, on its own clock and on the visitor's. */
  get hours(): Locator {
    return this.form.getByRole('region', { name: this.texts.businessHours.heading });
  }

  time(label: string): Locator {
    return this.times.getByRole('radio', { name: label, exact: true });
  }

  /** All times on offer, as they are written. */
  get timeLabels(): Locator {
    return this.times.locator('label');
  }

  duration(label: string): Locator {
    return this.durations.getByRole('radio', { name: label });
  }

  /** The button that books, by the label that it has now. */
  submitButton(label: 'submit' | 'sending' | 'sent' = 'submit'): Locator {
    return this.form.getByRole('button', { name: this.texts.form[label], exact: true });
  }

  /** The heading of the page while a booking is shown. */
  get confirmedHeading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.texts.confirmation.heading });
  }

  async chooseDay(date: string): Promise<void> {
    await turnToDay(this.dates, this.day(date), this.nextMonth);
    await this.day(date).click();
  }

  async fill({ name, date, time, phone, message }: Wish): Promise<void> {
    await this.name.fill(name);
    if (phone) await this.phone.fill(phone);
    if (message) await this.message.fill(message);
    await this.chooseDay(date);
    await this.chooseTime(time);
  }

  /** Chooses a time of any part of the day; the night is folded. */
  async chooseTime(label: string): Promise<void> {
    await this.times.getByRole('radio').or(this.times.locator('summary')).first().waitFor();
    for (const summary of await this.times.locator('details:not([open]) > summary').all()) {
      await summary.click();
    }
    await this.time(label).check();
  }

  /** Goes to Google's consent page. */
  openConsent(): Promise<void> {
    return this.#google.during(undefined, async () => {
      await this.authorizeButton.click();
      await this.page.getByRole('button', { name: 'Allow' }).waitFor();
    });
  }

  /** Answers on Google's consent page and comes back; returns where Google sent the browser. */
  async authorize(fault?: GoogleFault, decision: 'Allow' | 'Deny' = 'Allow'): Promise<string> {
    await this.openConsent();
    const answer = this.page.getByRole('button', { name: decision });
    return this.#google.during(fault, async () => {
      const decided = this.page.waitForResponse((response) => response.url().endsWith('/decision'));
      await answer.click();
      const { location = '' } = (await decided).headers();
      await this.waitUntilAlive();
      return location;
    });
  }

  /** Presses the button and waits for the server's answer. */
  submit(fault?: GoogleFault): Promise<Response> {
    return this.sendDuring(fault, () => this.submitButton().click());
  }

  /** Waits for the server's answer to a booking that an action sends. */
  sendDuring(fault: GoogleFault | undefined, action: () => Promise<void>): Promise<Response> {
    return this.#google.during(fault, async () => {
      const answered = this.page.waitForResponse((response) => response.url().endsWith(bookingPaths.book));
      await action();
      return answered;
    });
  }
}
