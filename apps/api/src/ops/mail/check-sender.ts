import type { DnsAnswer } from '../../adapters/dns/dns.ts';
import type { MailRecords } from '../../adapters/dns/mail-records.ts';
import type { Finding } from './finding.ts';

type FindTexts = MailRecords['findTexts'];

const noAnswer = 'no name server answered: run this again';
const list = <Value>(answer: DnsAnswer<Value>) => (answer.kind === 'records' ? answer.records : []);

/** Which servers may send for the domain (RFC 7208). */
export async function checkSpf(findTexts: FindTexts, domain: string, relay: string): Promise<Finding> {
  const answer = await findTexts(domain);
  const policies = list(answer).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [policy] = policies;
  const say = (level: Finding['level'], text: string): Finding => ({ level, subject: 'SPF', text });
  if (answer.kind === 'failed') return say('wrong', noAnswer);
  if (!policy)
    return say('wrong', `${domain} has no record. Add a TXT record: v=spf1 include:<${relay}> -all`);
  if (policies.length > 1)
    return say('wrong', `${domain} has ${policies.length} records, so none counts. Keep one.`);
  if (/[ ]\+?all$/i.test(policy)) return say('wrong', `“${policy}” lets everybody send. End it with -all.`);
  if (!/ [-~]all$| redirect=/i.test(policy))
    return say('wrong', `“${policy}” refuses nobody. End it with ~all or -all.`);
  return say('ok', `“${policy}”. It must cover the servers that ${relay} sends from.`);
}

/** The public key of a signature. DNS can't list selectors, so the operator names one. */
export async function checkDkim(findTexts: FindTexts, domain: string, selector?: string): Promise<Finding> {
  const say = (level: Finding['level'], text: string): Finding => ({ level, subject: 'DKIM', text });
  if (!selector)
    return say(
      'hint',
      `Look at “DKIM-Signature” in an email that arrived: d= must be ${domain}, a mere pass does not count. To check its key: pnpm ops mail check --selector <s=>`,
    );
  const name = `${selector}._domainkey.${domain}`;
  const answer = await findTexts(name);
  const key = list(answer).find((text) => /(?:^|;)\s*p=/i.test(text));
  if (answer.kind === 'failed') return say('wrong', noAnswer);
  if (!key) return say('wrong', `${name} has no key. Add the TXT record that the mail provider shows.`);
  return /(?:^|;)\s*p=\s*(?:;|$)/i.test(key)
    ? say('wrong', `${name} is revoked: p= is empty.`)
    : say('ok', `${name} has a key.`);
}

/**
 * How receivers treat emails that fail both checks (RFC 7489). A parent domain's policy applies to its subdomains.
 */
export async function checkDmarc(findTexts: FindTexts, domain: string): Promise<Finding> {
  const say = (level: Finding['level'], text: string): Finding => ({ level, subject: 'DMARC', text });
  for (const name of listParents(domain)) {
    const answer = await findTexts(`_dmarc.${name}`);
    if (answer.kind === 'failed') return say('wrong', noAnswer);
    const policies = list(answer).filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
    const [policy] = policies;
    if (!policy) continue;
    if (policies.length > 1)
      return say('wrong', `_dmarc.${name} has ${policies.length} records, so none counts. Keep one.`);
    const action = /;\s*p=\s*(\w+)/i.exec(policy)?.[1]?.toLowerCase();
    if (!action || !['none', 'quarantine', 'reject'].includes(action))
      return say('wrong', `“${policy}” has no valid p=.`);
    if (!/;\s*rua=/i.test(policy))
      return say(
        'hint',
        `“${policy}” asks for no reports. Add rua=mailto:<address> to see who sends as ${name}.`,
      );
    return action === 'none'
      ? say('hint', `“${policy}” only reports. Once the reports are clean, set p=quarantine.`)
      : say('ok', `“${policy}”.`);
  }
  return say(
    'wrong',
    `${domain} has no policy. Begin with a TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:<address>`,
  );
}

function listParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'));
}
