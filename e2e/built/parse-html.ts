import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

const config = await new StaticConfigLoader({ extends: [], elements: ['html5'] }).getConfigFor('page.html');

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

const documents = new Map<string, HtmlElement>();

/** Parses a text only once, because the web server sends the same pages that are in the build. */
export function parseHtml(html: string): HtmlElement {
  const document = documents.get(html) ?? new Parser(config).parseHtml(html);
  documents.set(html, document);
  return document;
}

/** The value of an attribute, as the browser reads it; empty when it is missing. */
export function attributeOf(element: HtmlElement | null | undefined, name: string): string {
  return decode(element?.getAttributeValue(name) ?? '');
}

/** The words inside an element; every element except a span separates words. No-break spaces stay. */
export function textOf(element: HtmlElement | null | undefined): string {
  return toText(element)
    .replaceAll(/[ \t\n]+/g, ' ')
    .trim();
}

function toText(element: HtmlElement | null | undefined): string {
  if (!element || element.is('script')) return '';
  const parts = element.childNodes.map((node) => (isElement(node) ? toText(node) : decode(node.textContent)));
  return element.is('span') ? parts.join('') : ` ${parts.join('')} `;
}

const isElement = (node: object): node is HtmlElement => 'tagName' in node;
