import type { Locator, Page } from '@playwright/test';
import type { LanguageCode } from '@tt/contract/language/language';
import { loadMessages } from '../built/load-messages.ts';

type Values = Record<string, string>;
type Role = 'button' | 'link' | 'textbox' | 'heading' | 'radio' | 'checkbox';

/** The page object of the desk: finds controls by their names in the person's language. */
export class DeskPage {
  readonly page: Page;
  readonly main: Locator;
  /** The links to the screens. */
  readonly bar: Locator;
  readonly search: Locator;
  readonly note: Locator;
  readonly #texts;

  constructor(page: Page, language: LanguageCode = 'en') {
    this.page = page;
    this.#texts = loadMessages(language, 'desk');
    this.main = page.getByRole('main');
    this.bar = page.getByRole('navigation', { name: this.say('nav.label'), exact: true });
    this.search = page.getByRole('searchbox', { name: this.say('list.search.label') });
    this.note = page.getByRole('textbox', { name: this.say('note.add') });
  }

  /** A text of the desk, such as `entry.take`. */
  say(path: string, values: Values = {}): string {
    const text = path.split('.').reduce((part, key) => part[key], this.#texts);
    if (typeof text !== 'string') throw new Error(`The desk has no text ${path}`);
    return text.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  }

  find(role: Role, path: string, values?: Values): Locator {
    return this.page.getByRole(role, { name: this.say(path, values), exact: true });
  }

  button = (path: string, values?: Values) => this.find('button', path, values);

  link = (path: string, values?: Values) => this.find('link', path, values);

  /** The row of a list that names a person. */
  row(name: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: name });
  }

  /** The link of a row: the kind and the name. */
  rowLink(name: string): Locator {
    return this.row(name).getByRole('link');
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  /** A line with the result of an act. */
  said(text: string | RegExp): Locator {
    return this.main.getByRole('status').filter({ hasText: text, visible: true });
  }

  timeline(): Locator {
    return this.page.getByRole('region', { name: this.say('timeline.title'), exact: true });
  }

  async openEntry(id: string, name: string): Promise<void> {
    await this.page.goto(`/desk/entry/${id}`);
    await this.heading(name).waitFor();
  }
}
