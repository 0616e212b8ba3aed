import { escapeHtml } from '@tt/contract/language/escape-html';
import type { MailContent, MailNote, MailRow, MailStep } from './mail-content.ts';
import { renderHeadline, renderPlate } from './mail-plate.ts';
import { condensed, light, sans, styleSheet } from './mail-style.ts';

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
/** Keeps the body's first words out of the preview. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(30);
const dashes = `2px dashed ${light.dashes}`;

/** HTML that any mail program shows, in the site's look: tables, inline styles, no script, nothing from outside. */
export function renderMailHtml(content: MailContent): string {
  return `<!doctype html>
<html lang="${content.languageTag}" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>* { font-family: Arial, sans-serif !important; }</style><![endif]-->
<style>
${styleSheet}
</style>
</head>
<body class="bg" style="margin:0;padding:0;background-color:${light.background}">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${light.background}">${escapeHtml(content.preheader)}${filler}</div>
<table ${table} class="bg" width="100%" bgcolor="${light.background}" style="background-color:${light.background}"><tr><td align="center" style="padding:24px 12px 40px">
<!--[if mso]><table ${table} width="600"><tr><td><![endif]-->
<table ${table} width="100%" style="width:100%;max-width:600px">
<tr><td class="ink" style="padding:0 4px 16px;${condensed};font-size:30px;line-height:32px;font-weight:bold;color:${light.ink};text-transform:uppercase">${renderWordmark(content.company.name)}</td></tr>
${'title' in content.plate ? renderHeadline(content.plate) : renderPlate(content.plate)}
${renderCard(content)}
<tr><td class="pad ink2" style="padding:20px 40px 0;${sans};font-size:14px;line-height:21px;color:${light.quietInk}">${renderFooter(content)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

function renderWordmark(name: string): string {
  return escapeHtml(name).replace(
    / (&amp;) /,
    `<span class="amp" style="color:${light.accent}">&nbsp;$1&nbsp;</span>`,
  );
}

function renderCard(content: MailContent): string {
  const rows = renderRows(content.rows);
  const button = content.button
    ? `${renderButton(content.button)}\n<div style="line-height:24px">&nbsp;</div>`
    : '';
  const { greeting = '', plate } = content;
  const isTicket = 'title' in plate || plate.look === 'ticket';
  const sides = isTicket ? '' : `;border-left:${dashes};border-right:${dashes};border-bottom:${dashes}`;
  return [
    `<tr><td class="card pad${sides && ' ln'}" bgcolor="${light.card}" style="background-color:${light.card};border-top:${dashes}${sides};padding:32px 40px 24px">`,
    ...[greeting, ...content.paragraphs]
      .filter(Boolean)
      .map((text) => renderParagraph(escapeHtml(text).replaceAll('\n', '<br>'), 'ink', light.ink)),
    renderQuote(content.quote),
    renderSteps(content.steps),
    ...(content.isButtonFirst ? [button, rows] : [rows, button]),
    ...content.notes.map((note) => renderParagraph(renderNote(note), 'ink2', light.quietInk)),
    '</td></tr>',
  ].join('\n');
}

function renderParagraph(html: string, name: string, color: string): string {
  return `<p class="${name}" style="margin:0 0 16px;${sans};font-size:16px;line-height:25px;color:${color}">${html}</p>`;
}

function renderQuote(quote: MailContent['quote']): string {
  if (!quote) return '';
  const line = (name: string, style: string, text: string) =>
    `<p class="${name}" style="${style};${sans}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  return `<table ${table} width="100%" style="margin:0 0 24px"><tr><td class="say" bgcolor="${light.background}" style="background-color:${light.background};border-left:5px solid ${light.accent};padding:16px 20px;word-break:break-word">${line('ink2', `margin:0 0 4px;font-size:15px;line-height:22px;color:${light.quietInk}`, quote.by)}${line('ink', `margin:0;font-size:17px;line-height:26px;color:${light.ink}`, quote.text)}</td></tr></table>`;
}

function renderSteps(steps: MailStep[] = []): string {
  if (steps.length === 0) return '';
  const cell = `padding:12px 0;border-top:1px solid ${light.line}`;
  const rows = steps.map(
    ({ lead, text }, index) =>
      `<tr><td class="ink ln" width="44" valign="top" style="width:44px;${cell};${condensed};font-size:30px;line-height:28px;font-weight:bold;color:${light.ink}">${index + 1}</td><td class="ln" valign="top" style="${cell}"><p class="ink" style="margin:0;${sans};font-size:16px;line-height:24px;font-weight:bold;color:${light.ink}">${escapeHtml(lead)}</p><p class="ink2" style="margin:2px 0 0;${sans};font-size:15px;line-height:22px;color:${light.quietInk}">${escapeHtml(text)}</p></td></tr>`,
  );
  return `<table ${table} width="100%" style="margin:0 0 24px">${rows.join('\n')}</table>`;
}

function renderNote(note: MailNote): string {
  if (typeof note === 'string') return escapeHtml(note);
  const [before, linked, after] = note.parts;
  return `${escapeHtml(before)}${renderLink(note.url, linked, ';font-weight:bold')}${escapeHtml(after)}`;
}

function renderLink(url: string, text: string, style = ''): string {
  return `<a href="${escapeHtml(url)}" class="lnk" style="color:${light.link}${style}">${escapeHtml(text)}</a>`;
}

function renderRows(rows: MailRow[]): string {
  if (rows.length === 0) return '';
  const cell = `border-top:1px solid ${light.line};${sans};font-size:15px;line-height:22px`;
  const cells = rows.map(({ label, text, url }) => {
    const value = url ? renderLink(url, text) : escapeHtml(text).replaceAll('\n', '<br>');
    return `<tr><td class="ink2 ln k" width="130" valign="top" style="width:130px;padding:10px 12px 10px 0;${cell};color:${light.quietInk}">${escapeHtml(label)}</td><td class="ink ln" valign="top" style="padding:10px 0;${cell};font-weight:bold;color:${light.ink};word-break:break-word">${value}</td></tr>`;
  });
  return `<table ${table} width="100%" style="margin:0 0 24px">${cells.join('\n')}</table>`;
}

function renderButton({ label, url }: NonNullable<MailContent['button']>): string {
  return `<table ${table} class="w" style="border-collapse:separate"><tr><td bgcolor="${light.accent}" align="center" style="background-color:${light.accent};border-radius:3px 99px 99px 3px"><a href="${escapeHtml(url)}" class="btn-a" style="display:inline-block;padding:16px 30px 16px 24px;${sans};font-size:17px;line-height:20px;font-weight:bold;color:${light.onAccent};text-decoration:none">${escapeHtml(label)}&nbsp;&rarr;</a></td></tr></table>`;
}

function renderFooter({ reason, company, policy }: MailContent): string {
  const link = (url: string, text: string) =>
    `<a href="${escapeHtml(url)}" class="ink2" style="color:${light.quietInk}">${escapeHtml(text)}</a>`;
  return `${escapeHtml(reason)}<br>${escapeHtml(company.name)} · ${link(`mailto:${company.email}`, company.email)} · ${link(policy.url, policy.label)}`;
}
