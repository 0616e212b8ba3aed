const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Whether a mail may leave only through TLS. Without that rule anyone on the network path could strip STARTTLS from the
 * server's greeting and read passwords and mails. On this machine there is no such path, and `isPlainAllowed` is the
 * operator's word that the path to the mail server is private.
 */
export function requiresTls(smtpUrl: string, isPlainAllowed: boolean): boolean {
  return !isPlainAllowed && !loopback.test(new URL(smtpUrl).hostname);
}
