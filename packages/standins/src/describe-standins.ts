import type { Standins } from './start-standins.ts';

/** The URLs that another process needs: to configure the API, and to script the peers. */
export function describeStandins({ google, telegram, slack, receiver, mailbox, dns }: Standins) {
  return {
    google: {
      url: google.url,
      authUrl: google.authUrl,
      calendarUrl: google.calendarUrl,
      tokenUrl: google.tokenUrl,
      revokeUrl: google.revokeUrl,
      tokenInfoUrl: google.tokenInfoUrl,
      clientId: google.clientId,
      company: google.company,
    },
    telegram: { url: telegram.url },
    slack: { url: slack.url, webhookUrl: slack.webhookUrl },
    receiver: { url: receiver.url, hookUrl: receiver.hookUrl },
    mailbox: { url: mailbox.url, smtpUrl: mailbox.smtpUrl },
    dns: dns && { url: dns.url, server: dns.server, silentServer: dns.silentServer },
  };
}

export type StandinAddresses = ReturnType<typeof describeStandins>;
