import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf, parseHtml, textOf } from '../../e2e/built/parse-html.ts';

type HtmlElement = ReturnType<typeof parseHtml>;

export interface BuiltPage {
  /** What visitors read, including assistive technology and search engines. */
  text: string[];
  /** Where the page leads, with the words of each link. */
  links: string[];
  /** Bytes of script, uncompressed: what the document holds and what it asks for. */
  scriptBytes: number;
}

const spokenAttributes = ['aria-label', 'alt', 'placeholder', 'title', 'content'];

/** Reads a page of a built site. */
export function readBuiltPage(site: string, file: string): BuiltPage {
  const html = readFileSync(join(site, file), 'utf8');
  const document = parseHtml(html);
  return {
    text: [textOf(document.querySelector('title')), textOf(document.querySelector('body'))].concat(
      spokenAttributes.flatMap((name) => listAttributes(document, name)),
    ),
    links: [...document.querySelectorAll('a'), ...document.querySelectorAll('link[hreflang]')].map(
      (link) => `${attributeOf(link, 'href')} ${textOf(link)}`,
    ),
    scriptBytes: sumScriptBytes(site, document, html),
  };
}

function listAttributes(document: HtmlElement, name: string): string[] {
  return (
    document
      .querySelectorAll(`[${name}]`)
      .map((element) => attributeOf(element, name))
      // A content security policy names the scripts by their hashes.
      .filter((value) => !value.includes("'sha256-"))
  );
}

function sumScriptBytes(site: string, document: HtmlElement, html: string): number {
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)];
  const files = new Set([
    ...document.querySelectorAll('script[src]').map((script) => attributeOf(script, 'src')),
    ...document.querySelectorAll('link[rel="modulepreload"]').map((link) => attributeOf(link, 'href')),
  ]);
  return (
    inline.reduce((sum, [, code = '']) => sum + Buffer.byteLength(code), 0) +
    [...files].reduce((sum, file) => sum + statSync(join(site, file)).size, 0)
  );
}
