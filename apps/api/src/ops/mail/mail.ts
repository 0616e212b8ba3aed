import { siteSettings } from '@tt/contract/site-settings';
import { createMailRecords } from '../../adapters/dns/mail-records.ts';
import type { Context } from '../../context.ts';
import { UsageError } from '../usage-error.ts';
import { checkMx, checkPtr } from './check-hosts.ts';
import { checkDkim, checkDmarc, checkSpf } from './check-sender.ts';
import { formatFindings } from './finding.ts';

const selectorOption = '--selector';

/** Reports why receivers may distrust our emails, as far as DNS shows it. */
export async function runMail(
  { config, dns }: Context,
  [action, option, selector]: string[],
): Promise<string> {
  const isKnown = option === undefined || (option === selectorOption && selector !== undefined);
  if (action !== 'check' || !isKnown) throw new UsageError();
  const from = config.MAIL_FROM ?? siteSettings.email;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  if (!config.SMTP_URL) return 'SMTP_URL is not set, so no mail is sent.\n';
  const relay = new URL(config.SMTP_URL).hostname.replaceAll(/^\[|\]$/g, '');
  const records = createMailRecords(config.DNS_SERVERS);
  const findings = [
    await checkMx(dns, domain),
    await checkSpf(records.findTexts, domain, relay),
    await checkDkim(records.findTexts, domain, selector),
    await checkDmarc(records.findTexts, domain),
    ...(await checkPtr(dns, records, relay)),
  ];
  const count = findings.filter(({ level }) => level === 'wrong').length;
  return `Emails from ${from} via ${relay}\n${formatFindings(findings)}${count} to fix\n`;
}
