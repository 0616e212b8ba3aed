import type { Check } from './examination.ts';
import { fail, ok, warn } from './finding.ts';

/** Whether the API can tell its visitors apart. The values themselves are checked with the other settings. */
export const checkProxies: Check = ({ environment, settings }) => {
  const { TRUST_PROXY, POSTGRES_PASSWORD } = environment;
  const trusts = settings.TRUST_PROXY ?? [];
  if (TRUST_PROXY && !settings.TRUST_PROXY) return [];
  if (TRUST_PROXY === 'false' || (!TRUST_PROXY && !POSTGRES_PASSWORD))
    return [
      fail('TRUST_PROXY', 'trusts nobody, so all visitors behind Caddy share one limit: set it to true'),
    ];
  if (!TRUST_PROXY) return [ok('TRUST_PROXY', 'is not set, and compose sets it to true')];
  return trusts.includes('loopback') || trusts.includes('uniquelocal')
    ? [ok('TRUST_PROXY', `trusts ${trusts.join(', ')}`)]
    : [
        warn(
          'TRUST_PROXY',
          `trusts only ${trusts.join(', ')}: check that Caddy is among them, or set it to true and list a CDN in TRUSTED_PROXIES`,
        ),
      ];
};
