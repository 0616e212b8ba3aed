import type { MailContent, MailNote, MailRow } from './mail-content.ts';
import { toQuote } from './visitor-text.ts';

/** The text part: the same words and links as the HTML part. */
export function renderMailText(content: MailContent): string {
  const { company, button, quote } = content;
  const links = content.rows.filter(isLink);
  const rows = [...content.facts, ...content.rows.filter((row) => !isLink(row))];
  return [
    ...(content.greeting ? [content.greeting] : []),
    ...content.paragraphs,
    ...(content.steps ?? []).map(({ lead, text }, index) => `${index + 1}. ${lead}\n   ${text}`),
    ...(rows.length > 0 ? [formatTable(rows)] : []),
    ...(quote ? [`${quote.label}:\n${toQuote(quote.text)}`] : []),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...(!button || links.some(({ url }) => url === button.url) ? [] : [`${button.label}:\n${button.url}`]),
    ...content.notes.map(formatNote),
    `${company.name}\n${company.email}\n${content.policy.label}: ${content.policy.url}`,
    content.reason,
  ].join('\n\n');
}

/** An address is not followed by a mail program's reader, so it stays in the table. */
function isLink({ url }: MailRow): boolean {
  return url !== undefined && !url.startsWith('mailto:');
}

function formatTable(rows: MailRow[]): string {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return rows
    .map(({ label, text }) => label.padEnd(width) + text.replaceAll('\n', `\n${' '.repeat(width)}`))
    .join('\n');
}

function formatNote(note: MailNote): string {
  return typeof note === 'string' ? note : `${note.parts.join('').replace(/\.$/, '')}:\n${note.url}`;
}
