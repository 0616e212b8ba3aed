import type { Check, Examination } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const settingsFile = 'packages/contract/src/settings.json';
// Names that are reserved for documents (RFC 2606).
const placeholder = /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|localhost)$/;

/** Whether all places that name the site's address name the same one. */
export const checkAddresses: Check = (examination) => [
  ...checkOrigin(examination),
  checkSiteAddress(examination),
  ...checkSender(examination),
];

/** The hosts that Caddy serves: a list of domains, each with or without scheme and port. */
export function listHosts(siteAddress: string): string[] {
  return siteAddress
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((address) => address.replace(/^https?:\/\//, '').replace(/(?::\d+)?(?:\/.*)?$/, ''));
}

function checkOrigin({ settings: { SITE_ORIGIN }, site }: Examination): Finding[] {
  if (!SITE_ORIGIN) return [];
  const { protocol, hostname } = new URL(SITE_ORIGIN);
  const findings: Finding[] = [];
  if (protocol !== 'https:')
    findings.push(fail('SITE_ORIGIN', 'is not https://, so what visitors send can be read on its way'));
  if (placeholder.test(hostname))
    findings.push(
      fail('SITE_ORIGIN', `${hostname} is a placeholder: set your own domain here and in ${settingsFile}`),
    );
  if (site.origin !== SITE_ORIGIN)
    findings.push(
      fail('SITE_ORIGIN', `is not ${site.origin}, the origin in ${settingsFile}: set both to the same`),
    );
  return findings.length > 0 ? findings : [ok('SITE_ORIGIN', `is ${SITE_ORIGIN}, as in ${settingsFile}`)];
}

function checkSiteAddress({
  environment: { SITE_ADDRESS },
  settings: { SITE_ORIGIN },
}: Examination): Finding {
  if (!SITE_ADDRESS) return fail('SITE_ADDRESS', 'is missing: set it to the domain of SITE_ORIGIN');
  if (!SITE_ORIGIN) return warn('SITE_ADDRESS', 'can not be compared until SITE_ORIGIN is valid');
  const { hostname } = new URL(SITE_ORIGIN);
  if (/(?:^|[\s,])http:\/\//.test(SITE_ADDRESS))
    return fail('SITE_ADDRESS', `has http://, so Caddy gets no certificate: set it to ${hostname}`);
  return listHosts(SITE_ADDRESS).includes(hostname)
    ? ok('SITE_ADDRESS', `has ${hostname}, the host of SITE_ORIGIN`)
    : fail('SITE_ADDRESS', `lacks the host of SITE_ORIGIN: set it to ${hostname}`);
}

/** Replies of visitors go to this address. */
function checkSender({ environment, settings, site }: Examination): Finding[] {
  const address = environment.COMPANY_EMAIL ? settings.COMPANY_EMAIL : site.email;
  if (!address) return [];
  return placeholder.test(address.slice(address.lastIndexOf('@') + 1))
    ? [fail('COMPANY_EMAIL', `${address} is a placeholder: set \`email\` in ${settingsFile}`)]
    : [ok('COMPANY_EMAIL', `is ${address}`)];
}
