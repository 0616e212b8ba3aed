import type { BookingConfig } from '@tt/contract/booking/booking-config';

/** The narrowest scope that can create the event: in calendars that the visitor owns. */
export const calendarScope = 'https://www.googleapis.com/auth/calendar.events.owned';

export interface AuthorizationClient {
  clientId: string;
  /** The provider's consent page. */
  authUrl: string;
}

const googleAuthUrl = 'https://accounts.google.com/o/oauth2/v2/auth';

/** Reads the configuration; the consent page defaults to Google's own. */
export function toAuthorizationClient({
  clientId,
  authUrl = googleAuthUrl,
}: BookingConfig): AuthorizationClient | undefined {
  return clientId ? { clientId, authUrl } : undefined;
}

type AuthorizationStart = { url: string } | { problem: 'google_not_configured' };

/** Prepares the redirect to the consent page; without a client id there is nothing to redirect to. */
export function startAuthorization(
  client: AuthorizationClient | undefined,
  page: { origin: string; pathname: string },
  state: string,
): AuthorizationStart {
  if (!client) return { problem: 'google_not_configured' };
  const url = new URL(client.authUrl);
  url.search = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: page.origin + page.pathname,
    response_type: 'token',
    scope: calendarScope,
    state,
  }).toString();
  return { url: url.href };
}
