import { isIP } from 'node:net';
import { createSystemDns } from '../../adapters/dns/system-dns.ts';
import { listHosts } from './check-addresses.ts';
import type { Check, Examination } from './examination.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

/** Whether visitors, and whoever issues the certificate, find this machine by its name. */
export const checkDns: Check = (examination) =>
  Promise.all(
    listHosts(examination.environment.SITE_ADDRESS || new URL(examination.site.origin).host)
      .filter((host) => host !== '' && !isIP(host))
      .map((host) => checkHost(host, examination)),
  );

async function checkHost(host: string, { settings, machineAddresses }: Examination): Promise<Finding> {
  const subject = `DNS ${host}`;
  const dns = createSystemDns(settings.DNS_SERVERS ?? []);
  const answers = await Promise.all([dns.findAddresses(host, 4), dns.findAddresses(host, 6)]);
  const found = answers.flatMap((answer) => (answer.kind === 'records' ? answer.records : []));
  if (found.length === 0)
    return answers.some(({ kind }) => kind === 'failed')
      ? warn(subject, 'no name server answered: run this again')
      : fail(subject, "has no address: add an A or AAAA record with this machine's public address");
  const foreign = found.filter((address) => !machineAddresses.includes(address));
  if (foreign.length === 0) return ok(subject, `is ${found.join(', ')}, this machine`);
  return warn(
    subject,
    `is ${foreign.join(', ')}, which this process does not see as its own: right for a container, NAT or a CDN, otherwise correct the record`,
  );
}
