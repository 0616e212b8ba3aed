import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const projectRoot = resolve(import.meta.dirname, '../..');

/** A file of the repository by its path. */
export type Files = Record<string, string>;

/** The files that writers change. */
export function readContentFiles(): Files {
  const paths = globSync(['apps/web/content/*/*/*.{json,md}', 'packages/contract/people/*/*.json'], {
    cwd: projectRoot,
  });
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
}

/** A file as the browser is given it. */
export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * The editor on a repository in the browser's own file system. The dialog that would ask for the folder is the only part
 * that no test can reach.
 */
export class EditorPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(files: Files): Promise<void> {
    await this.page.route('https://www.githubstatus.com/**', (route) =>
      route.fulfill({ json: { status: { indicator: 'none' } } }),
    );
    await this.page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      // Files of the browser's own need no permission, so they have no such method.
      Object.assign(FileSystemHandle.prototype, { requestPermission: async () => 'granted' });
    });
    await this.page.goto('/admin/config.json');
    await this.page.evaluate(writeFiles, { '.git/HEAD': 'ref: refs/heads/main\n', ...files });
    await this.page.goto('/admin');
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
  }

  async openEntry(collection: string, title: string): Promise<void> {
    await this.page.getByRole('treeitem', { name: collection, exact: true }).click();
    await this.page.getByRole('row', { name: title }).click();
  }

  /** An empty collection offers it twice. */
  async create(collection: string): Promise<void> {
    await this.page.getByRole('treeitem', { name: collection, exact: true }).click();
    await this.page.getByRole('button', { name: 'Create New Entry' }).first().click();
  }

  /** Shows another language in the right column. */
  async showLanguage(name: string): Promise<void> {
    if (await this.pane(name).isVisible()) return;
    await this.page.getByRole('combobox', { name: 'Switch Locale' }).last().click();
    await this.page.getByRole('option', { name }).click();
  }

  async choose(field: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: field }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Gives a new entry its folder, instead of the one that its title would give it. */
  async setSlug(slug: string): Promise<void> {
    const panel = this.page.getByRole('radio', { name: 'Slug' });
    // A second click would close it.
    if (!(await panel.isChecked())) await panel.click();
    await this.page.getByRole('button', { name: 'Edit Slug' }).click();
    await this.page.getByRole('textbox', { name: 'Slug' }).fill(slug);
    await this.page.getByRole('button', { name: 'Done' }).click();
  }

  /** A field, or one that holds others. */
  field(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('group', { name: new RegExp(`^\\P{L}*${name}\\P{L}* Field$`, 'u') });
  }

  /** Opens a part of an entry that it did not have, such as a quote. */
  async add(name: string, within: Page | Locator = this.page): Promise<Locator> {
    const field = this.field(name, within);
    const control = field
      .getByRole('checkbox', { name: /^Add/ })
      .or(field.getByRole('button', { name: /^Add/ }));
    await control.click();
    // Fields are drawn only in view.
    await field.evaluate((element) => element.scrollIntoView());
    return field;
  }

  /** Chooses a file of the writer's own machine. */
  async upload(field: Locator, file: FilePayload): Promise<void> {
    await field.getByRole('button', { name: 'Browse' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Select Image' });
    const chooser = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles(file);
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toBeHidden();
  }

  /** The fields of one language, as the editor calls it. */
  pane(language: string): Locator {
    return this.page.getByRole('group', {
      name: new RegExp(`^Edit \\P{L}*${language}\\P{L}* Content$`, 'u'),
    });
  }

  /** Saves what `fillIn` types. The editor may empty a field that was filled before it had its first value; it then refuses. */
  async save(fillIn: () => Promise<void> = async () => {}): Promise<void> {
    const answer = this.page.getByText(/Entry saved\.|to save the entry\./).filter({ visible: true });
    let text: string | null;
    do {
      await fillIn();
      // What was said about the save before must be gone first.
      await expect(answer).toHaveCount(0);
      await this.page.getByRole('button', { name: 'Save', exact: true }).click();
      text = await answer.first().textContent();
    } while (!text?.includes('Entry saved.'));
  }

  readFiles(): Promise<Files> {
    return this.page.evaluate(listFiles);
  }
}

async function writeFiles(files: Files): Promise<void> {
  const root = await navigator.storage.getDirectory();
  for (const [path, text] of Object.entries(files)) {
    const names = path.split('/');
    const fileName = names.pop() ?? '';
    let folder = root;
    for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
    const writable = await (await folder.getFileHandle(fileName, { create: true })).createWritable();
    await writable.write(text);
    await writable.close();
  }
}

async function listFiles(): Promise<Files> {
  const files: Files = {};
  const visit = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const handle of folder.values()) {
      if (handle instanceof FileSystemDirectoryHandle) await visit(handle, `${path}${handle.name}/`);
      else files[path + handle.name] = await (await (handle as FileSystemFileHandle).getFile()).text();
    }
  };
  await visit(await navigator.storage.getDirectory(), '');
  const { '.git/HEAD': _, ...own } = files;
  return own;
}
