import { inquiryFragments, inquiryLineField } from '@tt/contract/inquiry/inquiry';
import { findSource } from '@tt/contract/inquiry/inquiry-source';
import { cleanValues } from '@tt/contract/inquiry/inquiry-values';
import type { ErrorAnswer } from '@tt/contract/error-code';
import { defaultLanguageCode, type LanguageCode, languageCodeSchema } from '@tt/contract/language/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RefusedForm, renderRefusedPage, type Site } from './refused-page.ts';

const formMediaType = 'application/x-www-form-urlencoded';
/** More than the other calls may send, so that a text that is far too long can be given back. */
const bodyLimit = 256 * 1024;

type Fields = Record<string, string>;

export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(formMediaType, { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    const fields = toFields(new URLSearchParams(String(body)));
    done(null, { ...fields, ...cleanValues((name) => fields[name]) });
  });
}

/** Repeated fields are the lines of one text. */
function toFields(values: URLSearchParams): Fields {
  const lines = values.getAll(inquiryLineField);
  return {
    ...Object.fromEntries(values),
    ...(lines.length > 0 && { project_description: lines.join('\n') }),
  };
}

export function isForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['content-type']?.startsWith(formMediaType) ?? false;
}

export function toContactPage(
  siteOrigin: string,
  language: LanguageCode,
  end?: keyof typeof inquiryFragments,
): string {
  return `${siteOrigin}/${language}/contact${end ? `#${inquiryFragments[end]}` : ''}`;
}

/**
 * Without script the answer is what the visitor sees next. It is the form with everything typed, or, if the text was not even
 * read, the contact page.
 */
export function toScriptlessAnswer(site: Site) {
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (!isForm(request) || reply.statusCode < 400) return payload;
    const { error }: ErrorAnswer = JSON.parse(String(payload));
    if (error.code === 'wrong_origin') return payload;
    const fields = request.body as Fields | null | undefined;
    const language = fields?.language ? findLanguage(fields.language) : findAskedLanguage(request.url);
    reply.header('cache-control', 'no-store').header('content-length', undefined);
    if (!fields) {
      reply.code(303).header('location', toContactPage(site.origin, language, 'failed'));
      return '';
    }
    reply.type('text/html; charset=utf-8').header('content-security-policy', toPolicy(site.origin));
    return renderRefusedPage(site, toRefusedForm(fields, language, error));
  };
}

function toRefusedForm(fields: Fields, language: LanguageCode, error: ErrorAnswer['error']): RefusedForm {
  return {
    language,
    error,
    values: cleanValues((name) => fields[name]),
    source: findSource((name) => fields[name]),
    token: fields.form_token,
  };
}

/** The content security policy: the page may load the site's styles and fonts and send its form, nothing else. */
function toPolicy(origin: string): string {
  return [
    "default-src 'none'",
    ...['style-src', 'font-src', 'img-src'].map((directive) => `${directive} ${origin}`),
    // A browser also applies this directive to the redirect after the form.
    `form-action 'self' ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The language in the address of a form. */
export function findAskedLanguage(url: string): LanguageCode {
  return findLanguage(new URL(url, 'http://localhost').searchParams.get('language'));
}

function findLanguage(given: unknown): LanguageCode {
  return languageCodeSchema.safeParse(given).data ?? defaultLanguageCode;
}
