import { escapeHtml } from '@tt/contract/language/escape-html';

export interface MailPage {
  languageTag: string;
  title: string;
  /** What a mail program shows beside the subject. */
  preheader: string;
  /** HTML. */
  body: string;
}

const font = 'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const hidden = 'display:none;max-height:0;overflow:hidden';

/** HTML that any mail program shows: no images, no script, inline styles. */
export function renderMailPage({ languageTag, title, preheader, body }: MailPage): string {
  return `<!doctype html>
<html lang="${languageTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;${font}">
<div style="${hidden}">${escapeHtml(preheader)}</div>
<div style="max-width:560px;margin:0 auto">
${body}
</div>
</body>
</html>`;
}

export function renderParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

export function renderLink(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

/** Rows of a label and a value; the value is HTML. */
export function renderDetails(rows: [label: string, value: string][]): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600">${escapeHtml(label)}</th><td style="padding:4px 0">${value}</td></tr>`,
  );
  return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse;${font}">\n${cells.join('\n')}\n</table>`;
}
