const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Whether an email may only be sent over TLS. Otherwise anyone on the network path could strip STARTTLS from the
 * server's greeting and read passwords and emails. On this machine there is no such path. With `isPlainAllowed` the
 * operator confirms that the path to the mail server is private.
 */
export function requiresTls(smtpUrl: string, isPlainAllowed: boolean): boolean {
  return !isPlainAllowed && !loopback.test(new URL(smtpUrl).hostname);
}
