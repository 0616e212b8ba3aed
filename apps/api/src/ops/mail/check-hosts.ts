import { isIP } from 'node:net';
import type { Dns } from '../../adapters/dns/dns.ts';
import type { MailRecords } from '../../adapters/dns/mail-records.ts';
import { checkDomain } from '../../features/email-domain/check-domain.ts';
import type { Finding } from './finding.ts';

/** Replies and bounces go to the sender's domain, which must take mail. */
export async function checkMx(dns: Dns, domain: string): Promise<Finding> {
  const { verdict } = await checkDomain(dns, domain);
  if (verdict === 'valid') return { level: 'ok', subject: 'MX', text: `${domain} takes mail.` };
  const text =
    verdict === 'unknown'
      ? 'no name server answered: run this again'
      : `${domain} takes no mail, so replies and bounces are lost. Add an MX record.`;
  return { level: 'wrong', subject: 'MX', text };
}

/** The name of the server that sends. It counts only if the relay delivers emails itself. */
export async function checkPtr(dns: Dns, records: MailRecords, relay: string): Promise<Finding[]> {
  const addresses = isIP(relay) ? [relay] : await listAddresses(dns, relay);
  if (addresses.length === 0)
    return [{ level: 'wrong', subject: 'PTR', text: `${relay} of SMTP_URL has no address.` }];
  return Promise.all(addresses.map((address) => checkAddress(dns, records, address)));
}

async function checkAddress(dns: Dns, records: MailRecords, address: string): Promise<Finding> {
  const say = (level: Finding['level'], text: string): Finding => ({ level, subject: 'PTR', text });
  const answer = await records.findHostNames(address);
  const [name] = answer.kind === 'records' ? answer.records : [];
  if (!name)
    return say('hint', `${address} has no name. If it delivers emails itself, many receivers refuse them.`);
  return (await listAddresses(dns, name)).includes(address)
    ? say('ok', `${address} is ${name}.`)
    : say(
        'hint',
        `${address} claims to be ${name}, which has another address. If it delivers emails itself, fix one.`,
      );
}

async function listAddresses(dns: Dns, host: string): Promise<string[]> {
  const answers = await Promise.all([dns.findAddresses(host, 4), dns.findAddresses(host, 6)]);
  return answers.flatMap((answer) => (answer.kind === 'records' ? answer.records : []));
}
