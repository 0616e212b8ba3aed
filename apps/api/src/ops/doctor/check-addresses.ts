import type { Check, Examination } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const settingsFile = 'packages/contract/src/settings.json';
// Names that are reserved for documents (RFC 2606).
export const placeholder = /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|localhost)$/;

/** Whether all places that name the site's address name the same one. */
export const checkAddresses: Check = (examination) => [
  ...checkOrigin(examination),
  checkSiteAddress(examination),
  checkSender(examination),
];

/** Public facts that nobody has set yet. */
export const checkPlaceholders: Check = (examination) => [
  ...checkOriginIsSet(examination),
  checkSender(examination),
];

/** The hosts that Caddy serves: a list of domains, each with or without scheme and port. */
export function listHosts(siteAddress: string): string[] {
  return siteAddress
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((address) => address.replace(/^https?:\/\//, '').replace(/(?::\d+)?(?:\/.*)?$/, ''));
}

function checkOriginIsSet({ settings: { SITE_ORIGIN } }: Examination): Finding[] {
  if (!SITE_ORIGIN) return [];
  const { hostname } = new URL(SITE_ORIGIN);
  if (!placeholder.test(hostname)) return [];
  return [fail('SITE_ORIGIN', `${hostname} is a placeholder: set \`origin\` in ${settingsFile}`)];
}

function checkOrigin(examination: Examination): Finding[] {
  const { settings, site } = examination;
  const { SITE_ORIGIN } = settings;
  if (!SITE_ORIGIN) return [];
  const findings = checkOriginIsSet(examination);
  if (!SITE_ORIGIN.startsWith('https://'))
    findings.push(fail('SITE_ORIGIN', 'is not https://, so what visitors send can be read on its way'));
  if (site.origin !== SITE_ORIGIN)
    findings.push(
      fail(
        'SITE_ORIGIN',
        `is not ${site.origin}, the origin in ${settingsFile}: set it there, and empty it here`,
      ),
    );
  return findings.length > 0 ? findings : [ok('SITE_ORIGIN', `is ${SITE_ORIGIN}, from ${settingsFile}`)];
}

function checkSiteAddress({
  environment: { SITE_ADDRESS },
  settings: { SITE_ORIGIN },
}: Examination): Finding {
  if (!SITE_ORIGIN) return warn('SITE_ADDRESS', 'can not be compared until SITE_ORIGIN is valid');
  const { hostname } = new URL(SITE_ORIGIN);
  if (!SITE_ADDRESS) return ok('SITE_ADDRESS', `is ${hostname}, from ${settingsFile}`);
  if (/(?:^|[\s,])http:\/\//.test(SITE_ADDRESS))
    return fail('SITE_ADDRESS', `has http://, so Caddy gets no certificate: empty it`);
  return listHosts(SITE_ADDRESS).includes(hostname)
    ? ok('SITE_ADDRESS', `has ${hostname}, the host of SITE_ORIGIN`)
    : fail('SITE_ADDRESS', `lacks ${hostname}, the host of SITE_ORIGIN: add it, or empty SITE_ADDRESS`);
}

/** Replies of visitors go to this address. */
function checkSender({ site: { email } }: Examination): Finding {
  return placeholder.test(email.slice(email.lastIndexOf('@') + 1))
    ? fail('email', `${email} is a placeholder: set \`email\` in ${settingsFile}`)
    : ok('email', `is ${email}`);
}
