import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { configSchema } from '../../apps/api/src/config.ts';
import { checkPlace, checkRecipient } from '../../apps/api/src/ops/doctor/check-backup.ts';
import type { Finding } from '../../apps/api/src/ops/doctor/finding.ts';
import type { Question } from './questions.ts';

type Parse = (text: string) => string | undefined;

const matches =
  (pattern: RegExp): Parse =>
  (text) =>
    pattern.test(text) ? text : undefined;
const fitsSetting =
  (name: keyof typeof configSchema.shape): Parse =>
  (text) =>
    configSchema.shape[name].safeParse(text).success ? text : undefined;

const parsers: Record<string, Parse> = {
  domain: parseDomain,
  name: matches(/^.{1,80}$/u),
  email: fitsSetting('MAIL_FROM'),
  'notify-email': fitsSetting('NOTIFY_EMAIL'),
  'telegram-token': fitsSetting('TELEGRAM_BOT_TOKEN'),
  'telegram-chat': matches(/^(?:-?\d+|@\w+)$/),
  'slack-webhook': (text) =>
    text.startsWith('https://') ? fitsSetting('SLACK_WEBHOOK_URL')(text) : undefined,
  'smtp-url': fitsSetting('SMTP_URL'),
  'backup-region': matches(/^[\w-]+$/),
  'backup-key-id': matches(/^\S+$/),
  'backup-secret': matches(/^\S+$/),
  'backup-folder': matches(/^\/./),
};

/** The answer to store, or a sentence that says what is wrong with it. */
export function parseAnswer(question: Question, text: string): { answer: string } | { problem: string } {
  const { name, form, setting } = question;
  // A value in .env stands in single quotes.
  if (setting && text.includes("'"))
    return { problem: `${name} can't contain a single quote. In a URL, write %27.` };
  const backupProblem = findBackupProblem(name, text);
  if (backupProblem) return { problem: `${name} ${backupProblem}` };
  const answer = /\p{Cc}/u.test(text) ? undefined : (parsers[name] ?? String)(text);
  return answer === undefined ? { problem: `${name} has to be ${form}` } : { answer };
}

/** The host alone, even if somebody pasted a URL. */
function parseDomain(text: string): string | undefined {
  const host = domainToASCII(text.replace(/^https?:\/\//i, '').replace(/\/.*$/, ''));
  const isDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host);
  return isDomain && !isIP(host) ? host : undefined;
}

/** What doctor says about a setting that only the backup reads. The credential of the bucket is a question of its own. */
function findBackupProblem(name: string, text: string): string | undefined {
  const credential = { BACKUP_S3_KEY_ID: 'id', BACKUP_S3_SECRET: 'secret' };
  const findings: Record<string, () => Finding> = {
    'backup-recipient': () => checkRecipient(text),
    'backup-bucket': () => checkPlace({ ...credential, BACKUP_S3_URL: text }),
  };
  const finding = findings[name]?.();
  return finding?.level === 'failure' ? finding.text : undefined;
}
