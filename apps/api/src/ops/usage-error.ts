const intro = 'usage: pnpm ops <command>\n';
const usage = `  doctor [--offline | --facts]   check the settings before the first start; or only what stops a release
  launch-list                    what the owner has to settle before launch; nothing if all is
  inquiries list [--flagged]     the newest 50, one a line
  inquiries list --summary <id>  all that one message of the chat was about
  inquiries show <id>            one inquiry whole
  inquiries announce <id>        send it to the chats like any other, even if it is flagged
  inquiries export               all as CSV
  bookings list [--all]          those to come, one a line; or the newest 50 of every status
  bookings show <id>             one booking whole, with what was delivered
  bookings cancel <id>           cancel it, and tell visitor and company
  calendar connect [--port N] [--refresh-token-file FILE]
                                 connect the calendar that bookings by email use
  calendar status                what is known about it
  calendar check                 make every call once
  calendar resync                put all upcoming bookings into it again
  calendar disconnect            end the connection and the consent
  queue status                   jobs by queue and state
  queue redrive <queue>          give the dead letters of a queue another try
  privacy export <address>       everything about an email address, as JSON
  privacy erase <address>        cancel and delete everything about an email address
  mail check [--selector <name>] why receivers may distrust our emails, as DNS shows it
  feed create <label> [detail]   a calendar feed that shows time, name (default) or all; prints its URL once
  feed list                      all feeds, one a line
  feed revoke <id>               end a feed
  webhooks add <url> [event]...  hand events to another system, all by default; prints the secret once
  webhooks list                  all webhooks, one a line
  webhooks test <id>             send a test event now
  webhooks rotate <id>           a second secret beside the first; with --finish only the second
  webhooks remove <id>           send nothing more
  desk invite <name> [--mail <address>]
                                 a link by which somebody enters the desk; prints it once
  desk list                      who has access, one a line
  desk sign-out <name>           end their sessions and links; the passkeys stay
  desk revoke <name>             take their access away at once
  release-notice live|refused <commit> <author> <title> [reason]
                                 tell the company what became of a commit, as the releaser does
`;

/** The operator typed an unknown command. The message lists all commands. */
export class UsageError extends Error {
  constructor() {
    super(`${intro}${usage}`);
  }
}

/** What the operator may type after these words, such as `queue` or `queue redrive`, or everything. */
export function formatUsage(words: string[]): string {
  const entries = usage.split(/^ {2}(?=\w)/m).filter(Boolean);
  const beginsWith = (beginning: string) =>
    entries.filter((entry) => `${entry} `.startsWith(`${beginning} `));
  const [all = '', first = ''] = [words.slice(0, 2).join(' '), words[0]];
  const chosen = [beginsWith(all), beginsWith(first)].find((found) => found.length > 0) ?? entries;
  return `${intro}${chosen.map((entry) => `  ${entry}`).join('')}`;
}
