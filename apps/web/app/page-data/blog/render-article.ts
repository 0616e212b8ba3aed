import { escapeHtml } from '@tt/contract/language/escape-html';
import type { LanguageCode } from '@tt/contract/language/language';
import { Marked, type Token, type Tokens } from 'marked';

export interface RenderedArticle {
  html: string;
  /** The headings of the second level, for the table of contents. */
  headings: { id: string; text: string }[];
  words: number;
}

const linkAddress = /^(?:https:|mailto:|#|\/(?!\/))/i;
const ownAddress = /^\/(?!\/)/;

/**
 * Renders the Markdown of an article for a page made for reading: the first paragraph opens it, a paragraph that begins with
 * its only bold words is a row, and tables keep their roles when a phone stacks their cells. `/{lang}/` in a link is the page's language.
 * HTML and a link such as `javascript:` are shown as they were written: a script in an article would run on the site's origin. `ids`
 * are those of the headings in another language, in their order: with the same ones, a fragment leads to the same place in both.
 */
export function renderArticle(
  markdown: string,
  language: LanguageCode,
  ids: readonly string[] = [],
): RenderedArticle {
  const headings: RenderedArticle['headings'] = [];
  let opening: Token | undefined;
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      link: ({ href, raw }) => !linkAddress.test(href) && escapeHtml(raw),
      image: ({ href, raw }) => !ownAddress.test(href) && escapeHtml(raw),
      heading({ tokens, depth }) {
        const content = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>\n`;
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = ids[headings.length] ?? toId(text, headings);
        headings.push({ id, text: toPlainText(text) });
        return `<h2 id="${id}">${content}</h2>\n`;
      },
      paragraph(token) {
        const content = this.parser.parseInline(token.tokens);
        if (token === opening) return `<p class="open">${content}</p>\n`;
        return `<p${isLeadIn(token) ? ' class="lead-in"' : ''}>${content}</p>\n`;
      },
      listitem({ tokens }) {
        return `<li><span>${this.parser.parse(tokens)}</span></li>\n`;
      },
      table({ header, rows }) {
        const parse = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const labels = header.map(parse);
        const head = labels.map((label) => `<th role="columnheader" scope="col">${label}</th>`).join('');
        const body = rows.map((row) => {
          const cells = row.map((cell, place) =>
            place === 0
              ? `<th role="rowheader" scope="row">${parse(cell)}</th>`
              : `<td role="cell" data-label="${toText(labels[place] ?? '')}"><span>${parse(cell)}</span></td>`,
          );
          return `<tr role="row">${cells.join('')}</tr>`;
        });
        return `<div class="tbl"><table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table></div>\n`;
      },
    },
  });
  const tokens = marked.lexer(markdown.replaceAll('](/{lang}/', `](/${language}/`));
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'link' || token.type === 'image') token.href = toOwnAddress(token.href);
  });
  opening = tokens.find(({ type }) => type !== 'space');
  const html = marked.parser(tokens);
  return { html, headings, words: toText(html).match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0 };
}

/** A draft of the site is in a folder of its own. */
const toOwnAddress = (href: string) => href.replace(ownAddress, import.meta.env.BASE_URL);

/** Text in which an ampersand and a quote stay escaped, as in an attribute. No-break spaces stay. */
function toText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[ \t\n]+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function toPlainText(text: string): string {
  return text.replaceAll(/&(\w+|#39);/g, (entity, name: string) => entities[name] ?? entity);
}

function isLeadIn({ tokens }: Tokens.Paragraph): boolean {
  const [first, ...rest] = tokens;
  return first?.type === 'strong' && rest.length > 0 && !rest.some(({ type }) => type === 'strong');
}

function toId(text: string, headings: readonly { id: string }[]): string {
  const id = text
    .replaceAll(/&\w+;/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const isTaken = (wanted: string) => headings.some((heading) => heading.id === wanted);
  if (!isTaken(id)) return id;
  let place = 2;
  while (isTaken(`${id}-${place}`)) place += 1;
  return `${id}-${place}`;
}
