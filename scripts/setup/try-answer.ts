import { readEnvironment } from '../../apps/api/src/config.ts';
import { placeholder } from '../../apps/api/src/ops/doctor/check-addresses.ts';
import { checkBucket } from '../../apps/api/src/ops/doctor/check-bucket.ts';
import { checkSlack } from '../../apps/api/src/ops/doctor/check-chats.ts';
import { checkDns } from '../../apps/api/src/ops/doctor/check-dns.ts';
import { checkMail } from '../../apps/api/src/ops/doctor/check-mail.ts';
import { checkBot, checkTelegram } from '../../apps/api/src/ops/doctor/check-telegram.ts';
import { type Check, readSettings } from '../../apps/api/src/ops/doctor/examination.ts';
import { type Finding, fail } from '../../apps/api/src/ops/doctor/finding.ts';
import { listMachineAddresses } from '../../apps/api/src/ops/doctor/run-doctor.ts';
import { type Answers, toSettings } from './questions.ts';

/** What doctor would check, once the question and those before it are answered. */
const tries: Record<string, readonly Check[]> = {
  domain: [({ site }) => refusePlaceholder(new URL(site.origin).hostname), checkDns],
  email: [({ site }) => refusePlaceholder(site.email.slice(site.email.lastIndexOf('@') + 1))],
  'telegram-token': [checkBot],
  'telegram-chat': [checkTelegram],
  'slack-webhook': [checkSlack],
  'smtp-url': [checkMail],
  'backup-secret': [checkBucket],
};

/** Tries the answer to a question, as doctor does. */
export async function tryAnswer(name: string, answers: Answers): Promise<Finding[]> {
  const { domain = '', email = '' } = answers;
  const environment = { ...readEnvironment(), SITE_ADDRESS: domain, ...toSettings(answers) };
  const examination = {
    environment,
    settings: readSettings(environment),
    site: { origin: `https://${domain}`, email },
    machineAddresses: listMachineAddresses(),
  };
  return (await Promise.all((tries[name] ?? []).map((check) => check(examination)))).flat();
}

function refusePlaceholder(domain: string): Finding[] {
  return placeholder.test(domain) ? [fail(domain, 'is reserved for examples: use a domain of your own')] : [];
}
