import type { MailContent, MailNote, MailRow } from './mail-content.ts';

/** The text part: the same words and links as the HTML part. */
export function renderMailText(content: MailContent): string {
  const { company } = content;
  const links = content.rows.filter(({ url }) => url);
  return [
    content.greeting,
    ...content.paragraphs,
    formatTable([...content.facts, ...content.rows.filter(({ url }) => !url)]),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...(links.some(({ url }) => url === content.button.url)
      ? []
      : [`${content.button.label}:\n${content.button.url}`]),
    ...content.notes.map(formatNote),
    `${company.name}\n${company.email}\n${content.policy.label}: ${content.policy.url}`,
    content.reason,
  ].join('\n\n');
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
