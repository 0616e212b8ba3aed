import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { attributeOf, parseHtml, textOf } from './parse-html.ts';

/** The folder that the build writes and the web server serves. */
export const siteDirectory = resolve(
  process.env.SITE_ROOT ?? join(import.meta.dirname, '../../apps/web/build/client'),
);

export interface BuiltPage {
  path: string;
  html: string;
  document: HtmlElement;
  title: string;
  main: HtmlElement;
}

const pages = new Map<string, BuiltPage>();
let files: string[] | undefined;

export function listBuiltFiles(): string[] {
  files ??= readdirSync(siteDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(siteDirectory.length));
  return files;
}

/** The editor, if the settings turn it on. `desktop/editor.spec.ts` looks at it. */
const editorFile = '/admin/index.html';

/** The files of all pages, and of the one at `/` that leads to them on hosts without redirect rules. */
export function listBuiltDocuments(): string[] {
  return listBuiltFiles().filter((file) => file.endsWith('.html') && file !== editorFile);
}

/** The private page, which no public one leads to. `site/desk.test.ts` looks at it. */
export const deskFile = '/desk/index.html';

/** The addresses of all public pages of the build, templates included. */
export function listBuiltPaths(): string[] {
  return listBuiltDocuments()
    .filter((file) => file.endsWith('/index.html') && !['/index.html', deskFile].includes(file))
    .map((file) => file.slice(0, -'/index.html'.length))
    .sort();
}

export function readBuiltFile(file: string): string {
  return readFileSync(join(siteDirectory, file), 'utf8');
}

export function getBuiltPage(path: string): BuiltPage {
  const known = pages.get(path);
  if (known) return known;
  const html = readBuiltFile(`${path}/index.html`);
  const document = parseHtml(html);
  const main = document.querySelector('main');
  if (!main) throw new Error(`${path} has no main element`);
  const page = { path, html, document, main, title: textOf(document.querySelector('title')) };
  pages.set(path, page);
  return page;
}

/** The addresses that an element's links lead to, in their order. */
export function listHrefs(element: HtmlElement | null | undefined): string[] {
  return (element?.querySelectorAll('a') ?? []).map((link) => attributeOf(link, 'href'));
}

/** The first link of an element with this address. */
export function findLink(element: HtmlElement | null | undefined, href: string): HtmlElement | undefined {
  return element?.querySelectorAll('a').find((link) => attributeOf(link, 'href') === href);
}
