import { randomUUID } from 'node:crypto';
import type { Inquiry } from '@tt/contract/inquiry/inquiry';
import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import type { InquiryValues } from '@tt/contract/inquiry/inquiry-values';
import type { Dns } from '../src/adapters/dns/dns.ts';
import { toContentHash } from '../src/features/inquiry/content-hash.ts';
import type { InquiryRow } from '../src/features/inquiry/inquiry-repository.ts';

let counter = 0;

/** A different inquiry for each call, with every field that a person can fill in. */
export function buildInquiry(changes: Partial<Inquiry> = {}): Inquiry {
  counter += 1;
  // A field without words of its own says its name.
  const unnamed = fieldNames.map((name) => [name, `Ada's ${name}`]);
  const fields = {
    ...(Object.fromEntries(unnamed) as InquiryValues),
    name: 'Ada Lovelace',
    email: 'ada@site.example',
    company_name: 'Analytical Engines',
    social_media: '@ada',
    project_description: `Engine number ${counter}.`,
    language: 'en' as const,
    topic: 'fiveg',
    page_before: '/en/expertise/fiveg',
    referring_host: 'search.example',
    utm_source: 'newsletter',
    utm_medium: 'mail',
    utm_campaign: 'spring 2026',
  };
  return { ...fields, ...changes };
}

/** The row of a different inquiry at each call, as the service would store it. */
export function buildInquiryRow(changes: Partial<InquiryRow> = {}): InquiryRow {
  const row: InquiryRow = {
    ...buildInquiry(),
    id: randomUUID(),
    created_at: new Date(),
    email_domain_verdict: 'valid',
    spam_score: 0,
    flagged: false,
    announcement: changes.flagged ? 'digest' : 'single',
    idempotency_key: null,
    content_hash: '0',
    ...changes,
  };
  return { ...row, content_hash: toContentHash(row) };
}

type Zone = Partial<
  Record<'mx' | 'a' | 'aaaa', Awaited<ReturnType<Dns['findMailExchanges' | 'findAddresses']>>>
>;

const mailZone: Zone = {
  mx: { kind: 'records', records: [{ exchange: 'mx.site.example', priority: 10 }] },
  a: { kind: 'records', records: ['192.0.2.1'] },
};

/** A fake name server with the same records for every domain; a type that is left out has none. */
export function buildDns(zone: Zone = mailZone) {
  const asked: string[] = [];
  const answer = async (kind: keyof Zone, domain: string) => {
    asked.push(`${kind} ${domain}`);
    return zone[kind] ?? { kind: 'no_records' as const };
  };
  const dns = {
    findMailExchanges: (domain: string) => answer('mx', domain),
    findAddresses: (domain: string, family: 4 | 6) => answer(family === 4 ? 'a' : 'aaaa', domain),
  } as Dns;
  return { dns, asked };
}
