import { escapeHtml } from '@tt/contract/language/escape-html';
import type { FastifyInstance } from 'fastify';
import { renderHtmlPage } from '../render-html-page.ts';
import type { MailboxState } from './mailbox-admin.ts';
import type { StoredMail } from './to-stored-mail.ts';

// A mail is foreign HTML: no script, no form, nothing from the network.
const mailPolicy = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The emails that the stand-in has received, to be read in a browser. */
export function registerMailPages(app: FastifyInstance, state: MailboxState) {
  const getMail = (id: string) => {
    const mail = state.mails.find((one) => String(one.id) === id);
    if (!mail) throw Object.assign(new Error(`there is no mail ${id}`), { statusCode: 404 });
    return mail;
  };
  const html = 'text/html; charset=utf-8';

  app.get('/', (_request, reply) => reply.type(html).send(renderList(state.mails)));
  app.get<{ Params: { id: string } }>('/mails/:id', (request, reply) =>
    reply.type(html).send(renderMail(getMail(request.params.id))),
  );
  app.get<{ Params: { id: string } }>('/mails/:id/html', (request, reply) =>
    reply.type(html).header('content-security-policy', mailPolicy).send(getMail(request.params.id).html),
  );
  app.get<{ Params: { id: string } }>('/mails/:id/raw', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(getMail(request.params.id).raw),
  );
  app.get<{ Params: { id: string; index: string } }>('/mails/:id/attachments/:index', (request, reply) => {
    const attachment = getMail(request.params.id).attachments[Number(request.params.index)];
    if (!attachment) return reply.callNotFound();
    return reply
      .type(attachment.mimeType)
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      )
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(attachment.contentBase64, 'base64'));
  });
}

function renderList(mails: StoredMail[]) {
  const items = mails
    .toReversed()
    .map(
      ({ id, subject, to, receivedAt }) =>
        `<li><a href="/mails/${id}">${escapeHtml(subject || '(no subject)')}</a><br>to ${escapeHtml(to.join(', '))}, ${receivedAt}</li>`,
    );
  const list = items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>No mail yet.</p>';
  return renderHtmlPage('Mailbox', `<h1>Mailbox</h1>\n${list}`);
}

function renderMail({ id, subject, from, to, receivedAt, text, html, attachments }: StoredMail) {
  const links = attachments.map(
    ({ filename, mimeType }, index) =>
      `<li><a href="/mails/${id}/attachments/${index}">${escapeHtml(filename)}</a> (${escapeHtml(mimeType)})</li>`,
  );
  return renderHtmlPage(
    subject,
    `<p><a href="/">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd><dt>Received</dt><dd>${receivedAt}</dd></dl>
${html ? `<h2>HTML</h2>\n<iframe title="The mail as HTML" src="/mails/${id}/html"></iframe>` : ''}
<h2>Text</h2>
<pre>${escapeHtml(text)}</pre>
${links.length > 0 ? `<h2>Attachments</h2>\n<ul>${links.join('')}</ul>` : ''}
<p><a href="/mails/${id}/raw">Raw source</a></p>`,
  );
}
