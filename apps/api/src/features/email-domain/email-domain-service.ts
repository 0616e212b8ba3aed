import { setTimeout as sleep } from 'node:timers/promises';
import type { Dns } from '../../adapters/dns/dns.ts';
import type { Metrics } from '../../process/metrics.ts';
import { checkDomain, type DomainResult } from './check-domain.ts';
import { toEmailDomain } from './to-email-domain.ts';

const deadlineMs = 2_500;
const maxCachedDomains = 10_000;
const minute = 60_000;
const cacheMs = { valid: 60 * minute, invalid: 5 * minute, unknown: 0 };

interface EmailDomainResult extends DomainResult {
  domain: string | undefined;
}

const wrongForm: EmailDomainResult = {
  domain: undefined,
  verdict: 'invalid',
  error: 'invalid_email_format',
};

export interface EmailDomains {
  /** The verdict without a query: a wrong format, or a cached answer. */
  findKnown: (email: string) => EmailDomainResult | undefined;
  check: (email: string) => Promise<EmailDomainResult>;
}

/** Concurrent equal checks share a lookup, and answers are cached for a while. Losing either does no harm. */
export function createEmailDomainService(
  dns: Dns,
  now: () => Date,
  metrics?: Pick<Metrics, 'domainLookups'>,
): EmailDomains {
  const cache = new Map<string, { result: DomainResult; expiresAt: number }>();
  const running = new Map<string, Promise<DomainResult>>();

  const remember = (domain: string, result: DomainResult) => {
    if (cacheMs[result.verdict] === 0) return;
    const oldest = cache.size >= maxCachedDomains ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(domain, { result, expiresAt: now().getTime() + cacheMs[result.verdict] });
  };
  const lookUp = async (domain: string) => {
    try {
      const result = await checkInTime(dns, domain);
      remember(domain, result);
      metrics?.domainLookups.inc({ verdict: result.verdict });
      return result;
    } finally {
      running.delete(domain);
    }
  };

  const findCached = (domain: string): EmailDomainResult | undefined => {
    const cached = cache.get(domain);
    return cached && cached.expiresAt > now().getTime() ? { domain, ...cached.result } : undefined;
  };
  const ask = async (domain: string): Promise<EmailDomainResult> => {
    const shared = running.get(domain) ?? lookUp(domain);
    running.set(domain, shared);
    return { domain, ...(await shared) };
  };

  return {
    findKnown: (email) => {
      const domain = toEmailDomain(email);
      return domain === undefined ? wrongForm : findCached(domain);
    },
    check: async (email) => {
      const domain = toEmailDomain(email);
      return domain === undefined ? wrongForm : (findCached(domain) ?? ask(domain));
    },
  };
}

async function checkInTime(dns: Dns, domain: string): Promise<DomainResult> {
  const answered = new AbortController();
  const deadline = sleep(deadlineMs, { verdict: 'unknown' } as const, { signal: answered.signal });
  const check = checkDomain(dns, domain).finally(() => answered.abort());
  return Promise.race([check, deadline.catch(() => check)]);
}
