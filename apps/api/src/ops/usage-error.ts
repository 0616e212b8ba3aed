const usage = `usage: pnpm ops <command>
  enquiries list [--flagged]     the newest 50, one a line
  enquiries list --summary <id>  all that one message of the chat was about
  enquiries show <id>            one enquiry whole
  enquiries announce <id>        send it to the chats like any other, also if it is flagged
  enquiries export               all as CSV
  bookings list [--all]          those to come, one a line; or the newest 50 of every status
  bookings show <id>             one booking whole, with what was delivered
  bookings cancel <id>           cancel it, and tell visitor and company
  queue status                   jobs by queue and state
  queue redrive <queue>          give the dead letters of a queue another try
  privacy export <address>       everything about an e-mail address, as JSON
  privacy erase <address>        delete everything about an e-mail address
  mail check [--selector <name>] what receivers may hold against our mails, as DNS shows it
`;

/** The operator typed an unknown command. The message lists all commands. */
export class UsageError extends Error {
  constructor() {
    super(usage);
  }
}
