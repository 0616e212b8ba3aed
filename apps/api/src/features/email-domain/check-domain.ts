import type { DomainErrorCode, DomainVerdict } from '@tt/contract/email-domain';
import type { Dns } from '../../adapters/dns/dns.ts';

export interface DomainResult {
  verdict: DomainVerdict;
  error?: DomainErrorCode;
}

const valid: DomainResult = { verdict: 'valid' };
const unknown: DomainResult = { verdict: 'unknown' };
const noSuchDomain: DomainResult = { verdict: 'invalid', error: 'no_such_domain' };
const noMail: DomainResult = { verdict: 'invalid', error: 'no_mail' };

/** Valid with an MX that is no null MX (RFC 7505), or without MX when the name has an address of its own. */
export async function checkDomain(dns: Dns, domain: string): Promise<DomainResult> {
  const exchanges = await dns.findMailExchanges(domain);
  if (exchanges.kind === 'records')
    return exchanges.records.some(({ exchange }) => exchange !== '') ? valid : noMail;
  if (exchanges.kind === 'no_name') return noSuchDomain;
  if (exchanges.kind === 'failed') return unknown;

  const addresses = [await dns.findAddresses(domain, 4), await dns.findAddresses(domain, 6)];
  if (addresses.some(({ kind }) => kind === 'records')) return valid;
  return addresses.some(({ kind }) => kind === 'failed') ? unknown : noMail;
}
