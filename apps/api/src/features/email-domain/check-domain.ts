import type { DomainErrorCode, DomainVerdict } from '@tt/contract/inquiry/email-domain';
import type { Dns, MailExchange } from '../../adapters/dns/dns.ts';

export interface DomainResult {
  verdict: DomainVerdict;
  error?: DomainErrorCode;
}

const valid: DomainResult = { verdict: 'valid' };
const unknown: DomainResult = { verdict: 'unknown' };
const noSuchDomain: DomainResult = { verdict: 'invalid', error: 'no_such_domain' };
const noMail: DomainResult = { verdict: 'invalid', error: 'no_mail' };

// The most hosts to look up. Each costs two queries, and whoever owns the domain decides how many it lists.
const maxExchanges = 5;

/**
 * Valid if a host that accepts its mail has an address: one of its MX hosts (a null MX has none, RFC 7505), or
 * without MX the domain itself.
 */
export async function checkDomain(dns: Dns, domain: string): Promise<DomainResult> {
  const exchanges = await dns.findMailExchanges(domain);
  if (exchanges.kind === 'records') return checkHosts(dns, listPreferredHosts(exchanges.records));
  if (exchanges.kind === 'no_records') return checkHosts(dns, [domain]);
  return exchanges.kind === 'no_name' ? noSuchDomain : unknown;
}

function listPreferredHosts(exchanges: MailExchange[]): string[] {
  return exchanges
    .filter(({ exchange }) => exchange !== '')
    .toSorted((one, other) => one.priority - other.priority)
    .slice(0, maxExchanges)
    .map(({ exchange }) => exchange);
}

/** Queries all addresses in parallel, so that a slow name server delays the answer only once. */
async function checkHosts(dns: Dns, hosts: string[]): Promise<DomainResult> {
  const questions = hosts.flatMap((host) => [dns.findAddresses(host, 4), dns.findAddresses(host, 6)]);
  const kinds = questions.map(async (question) => (await question).kind);
  const found = kinds.map(async (kind) => {
    if ((await kind) !== 'records') throw new Error('no address');
  });
  return Promise.any(found).then(
    () => valid,
    async () => ((await Promise.all(kinds)).includes('failed') ? unknown : noMail),
  );
}
