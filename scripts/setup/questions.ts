/** Answers by the name of their question. An empty one was skipped. */
export type Answers = Record<string, string>;

export interface Question {
  /** Also its flag, and its key in a file of answers. */
  name: string;
  /** Shown before the question: what it is for, and how to get the answer. */
  hint: string;
  /** Shown after an invalid answer. */
  form: string;
  /** The variable in `.env`. Without one, the answer is a site setting. */
  setting?: string;
  isSecret?: true;
  /** Can't be skipped. */
  isRequired?: true;
  /** Asked only after an answer to this one. */
  after?: string;
  /** Useless without `after`, so skipping that one skips both. */
  completes?: true;
  /** Asked only if this one was skipped. */
  insteadOf?: string;
}

/** In the order in which they are asked. Data alone, so that `--help` needs no package. */
export const questions: readonly Question[] = [
  {
    name: 'domain',
    hint: "The site's domain. Its DNS needs an A or AAAA record with this machine's public address.",
    form: 'a host name, such as www.company.com',
    isRequired: true,
  },
  {
    name: 'name',
    hint: "The company's name, as pages and emails show it.",
    form: 'a name of at most 80 characters',
    isRequired: true,
  },
  {
    name: 'email',
    hint: "The company's email address. Pages show it, emails to visitors come from it, and replies go to it.",
    form: 'an email address, such as hello@company.com',
    isRequired: true,
  },
  {
    name: 'notify-email',
    hint: 'Who gets an email about each inquiry and booking: addresses, separated by commas. Enter: the address above. none: nobody.',
    form: 'email addresses, separated by commas, or: none',
    setting: 'NOTIFY_EMAIL',
  },
  {
    name: 'telegram-token',
    hint: 'For messages in Telegram, write /newbot to @BotFather, who replies with a token. Enter: no Telegram.',
    form: 'a token such as 123456:ABC-def, as @BotFather shows it',
    setting: 'TELEGRAM_BOT_TOKEN',
    isSecret: true,
  },
  {
    name: 'telegram-chat',
    hint: 'Add the bot to your group, write /start there, and open https://api.telegram.org/bot<token>/getUpdates: the number behind "chat":{"id": is the answer. Enter: no Telegram.',
    form: 'a number such as -1001234567890, or the @name of a public chat',
    setting: 'TELEGRAM_CHAT_ID',
    after: 'telegram-token',
    completes: true,
  },
  {
    name: 'slack-webhook',
    hint: 'For messages in Slack, create an app with an incoming webhook at https://api.slack.com/apps and copy its URL. Enter: no Slack.',
    form: 'a URL such as https://hooks.slack.com/services/...',
    setting: 'SLACK_WEBHOOK_URL',
    isSecret: true,
  },
  {
    name: 'smtp-url',
    hint: 'Your mail provider names host, port, user and password: smtp://user:password@host:587, or smtps:// with port 465. In the password, write @ as %40 and # as %23. Enter: no emails, and no booking by email.',
    form: 'a URL such as smtp://user:password@host:587',
    setting: 'SMTP_URL',
    isSecret: true,
  },
  {
    name: 'backup-recipient',
    hint: 'Backups are encrypted. On another machine, run age-keygen -o backup.key (package age), keep the file, and copy the public key that it prints. Enter: no backup.',
    form: 'a public key that starts with age1',
    setting: 'BACKUP_RECIPIENT',
  },
  {
    name: 'backup-bucket',
    hint: 'A bucket for the backups at any S3-compatible provider: https://host/bucket. Enter: a folder of this machine.',
    form: 'a URL such as https://s3.eu-central-1.amazonaws.com/bucket',
    setting: 'BACKUP_S3_URL',
    after: 'backup-recipient',
  },
  {
    name: 'backup-region',
    hint: "The bucket's region, as the provider names it. Enter: us-east-1.",
    form: 'a word such as eu-central-1',
    setting: 'BACKUP_S3_REGION',
    after: 'backup-bucket',
  },
  {
    name: 'backup-key-id',
    hint: 'The ID of an access key that may put and get objects in this bucket alone. Enter: no bucket.',
    form: 'a word without spaces',
    setting: 'BACKUP_S3_KEY_ID',
    after: 'backup-bucket',
    completes: true,
  },
  {
    name: 'backup-secret',
    hint: 'The secret of this access key. Enter: no bucket.',
    form: 'a word without spaces',
    setting: 'BACKUP_S3_SECRET',
    isSecret: true,
    after: 'backup-bucket',
    completes: true,
  },
  {
    name: 'backup-folder',
    hint: 'A folder for the backups on another disk. Enter: a volume that dies with this machine.',
    form: 'a path that starts with /',
    setting: 'BACKUP_PATH',
    after: 'backup-recipient',
    insteadOf: 'backup-bucket',
  },
];

/** Whether the question still has to be asked, given the answers so far. */
export function isRelevant({ after, insteadOf }: Question, answers: Answers): boolean {
  return (!after || isAnswered(after, answers)) && (!insteadOf || !isAnswered(insteadOf, answers));
}

function isAnswered(name: string, answers: Answers): boolean {
  const question = questions.find((candidate) => candidate.name === name);
  return Boolean(answers[name]) && question !== undefined && isRelevant(question, answers);
}

/** Converts the answers to variables of `.env`. */
export function toSettings(answers: Answers): Record<string, string> {
  const entries = questions
    .filter((question) => isRelevant(question, answers))
    .map(({ name, setting }) => [setting, answers[name]] as const);
  return Object.fromEntries(entries.filter(([setting, answer]) => setting && answer));
}
