import { languages } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';

/** Where RFC 9116 has it, as a path of the site. */
export const securityPath = '/.well-known/security.txt';

/**
 * The contact for reports of vulnerabilities. SECURITY.md has the details. It expires within a year, so that nobody
 * trusts the file of a site that is no longer built, and on the first of a month, so that two builds in a month are
 * equal.
 */
export function toSecurityFile(builtAt: Date): string {
  const { email, origin } = siteSettings;
  const expiresAt = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + 11));
  return [
    `Contact: mailto:${email}?subject=security`,
    `Expires: ${expiresAt.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.map(({ tag }) => tag).join(', ')}`,
    `Canonical: ${origin}${securityPath}`,
    '',
  ].join('\n');
}
