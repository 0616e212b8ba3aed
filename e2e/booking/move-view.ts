import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { loadMessages } from '../built/load-messages.ts';
import { turnToDay } from './turn-to-day.ts';

/** The page object of the view that moves a booking, in English. */
export class MoveView {
  readonly form: Locator;
  readonly #dates: Locator;
  readonly #times: Locator;
  readonly #nextMonth: string;
  readonly #zone: Locator;
  readonly #changeZone: Locator;

  constructor(page: Page) {
    const { reschedule, form, timeZone } = loadMessages('en', 'booking');
    this.form = page.getByRole('form', { name: reschedule.heading });
    this.#dates = this.form.getByRole('group', { name: form.date.label, exact: true });
    this.#times = this.form.getByRole('group', { name: form.time.label, exact: true });
    this.#nextMonth = form.date.nextMonth;
    this.#zone = this.form.getByRole('combobox', { name: timeZone.label });
    this.#changeZone = this.form.getByRole('button', { name: timeZone.change });
  }

  time(label: string): Locator {
    return this.#times.getByRole('radio', { name: label, exact: true });
  }

  submit(name: string | RegExp): Locator {
    return this.form.getByRole('button', { name, exact: true });
  }

  async choose(date: string, time: string): Promise<void> {
    const name = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));
    const day = this.#dates.getByRole('gridcell', { name }).getByRole('button');
    await turnToDay(this.#dates, day, this.#dates.getByRole('button', { name: this.#nextMonth }));
    await day.click();
    await this.time(time).check();
  }

  async chooseZone(name: string): Promise<void> {
    await this.#changeZone.click();
    await this.#zone.fill(name);
    await this.form.getByRole('option', { name }).click();
  }

  async readDownload(download: Download): Promise<string> {
    return readFile(await download.path(), 'utf8');
  }
}
