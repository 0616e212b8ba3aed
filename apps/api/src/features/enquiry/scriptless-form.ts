import { enquiryFragments } from '@tt/contract/enquiry/enquiry';
import { defaultLanguageCode, type LanguageCode, languageCodeSchema } from '@tt/contract/language/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';

const formMediaType = 'application/x-www-form-urlencoded';
const refusals = ['invalid_key', 'wrong_origin'];

export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(formMediaType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

export function isForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['content-type']?.startsWith(formMediaType) ?? false;
}

export function toContactPage(
  siteOrigin: string,
  language: LanguageCode,
  end: keyof typeof enquiryFragments,
): string {
  return `${siteOrigin}/${language}/contact#${enquiryFragments[end]}`;
}

/** A visitor without script is led back to the page; what was typed is still in the browser's history. */
export function toFormErrorHandler(siteOrigin: string) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const isRefused = error instanceof ApiError && refusals.includes(error.code);
    if (!isForm(request) || isRefused) throw error;
    request.log.warn({ err: error }, 'a form without script failed');
    return reply.redirect(toContactPage(siteOrigin, findLanguage(request.body), 'failed'), 303);
  };
}

function findLanguage(body: unknown): LanguageCode {
  const given = typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
  return languageCodeSchema.safeParse(given).data ?? defaultLanguageCode;
}
