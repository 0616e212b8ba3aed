import { formTokenSchema } from '@tt/contract/inquiry/inquiry';
import type { InquirySource } from '@tt/contract/inquiry/inquiry-source';
import type { InquiryValues } from '@tt/contract/inquiry/inquiry-values';
import type { ErrorAnswer } from '@tt/contract/error-code';
import { escapeHtml } from '@tt/contract/language/escape-html';
import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { type ContactTexts, getContactTexts } from '../../../forms/contact-texts.ts';
import { listFieldErrors } from './field-errors.ts';
import { renderAlert } from './refused-alert.ts';
import { renderFields } from './refused-fields.ts';

export interface Site {
  origin: string;
  /** The public key that the form sends. */
  anonKey: string;
  company: { name: string; email: string };
}

export interface RefusedForm {
  language: LanguageCode;
  values: InquiryValues;
  source: Partial<InquirySource>;
  error: ErrorAnswer['error'];
  /** As received, if the page had one. */
  token: string | undefined;
}

/**
 * The contact page again, after the form was sent without script and refused. It has the site's classes and loads its styles.
 * Everything that a visitor typed is escaped.
 */
export function renderRefusedPage(site: Site, form: RefusedForm): string {
  const { origin, company } = site;
  const { language } = form;
  const texts = getContactTexts(language);
  const errors = listFieldErrors(form, texts);
  const title = `${texts('contact.messages.error')}: ${texts('contact.meta.title')}${texts('common.metaSuffix', { company: company.name })}`;
  return `<!doctype html>
<html lang="${getLanguage(language).tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${origin}/contact.css">
<link rel="icon" href="${origin}/favicon.svg" type="image/svg+xml">
</head>
<body>
<header class="nav"><div class="wrap nav-in">
<a class="brand" href="${origin}/${language}" aria-label="${escapeHtml(texts('common.nav.home', { company: company.name }))}">${escapeHtml(company.name)}</a>
</div></header>
<main id="main">
<section class="wrap page-head talk">
<div class="talk-head"><h1>${escapeHtml(texts('contact.contact'))}</h1></div>
<div class="panel">
<form class="form" aria-label="${escapeHtml(texts('contact.form.label'))}" method="post">
${renderAlert({ error: form.error, errors, texts, email: company.email })}
<p class="note">${escapeHtml(texts('common.fields.requiredNote'))}</p>
${renderFields({ values: form.values, errors, texts })}
${renderHidden(site, form)}
${renderActions(origin, texts)}
</form>
</div>
</section>
</main>
</body>
</html>
`;
}

function renderHidden({ anonKey }: Site, { language, source, token }: RefusedForm): string {
  const isToken = formTokenSchema.safeParse(token).success;
  return Object.entries({ language, ...source, apikey: anonKey, ...(isToken && { form_token: token }) })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`)
    .join('\n');
}

function renderActions(origin: string, texts: ContactTexts): string {
  return `<div class="send">
<button type="submit" class="btn btn-go">${escapeHtml(texts('contact.submit'))}<svg class="ico ico-go" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12h17M14 6l6 6-6 6"/></svg></button>
<p class="small">${escapeHtml(texts('contact.form.privacyNote'))} <a class="text-link" href="${origin}/privacy-policy">${escapeHtml(texts('contact.form.privacyLink'))}</a></p>
</div>`;
}
