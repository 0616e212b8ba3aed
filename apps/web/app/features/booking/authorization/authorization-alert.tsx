import { Alert } from '../../../ui/text/alert.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import type { Authorization } from './use-authorization.ts';

interface AuthorizationAlertProps {
  page: BookingPageData;
  authorization: Authorization;
  hasEmailWay: boolean;
}

/** Why the access is missing or has ended, and what to do instead. */
export function AuthorizationAlert({ page, authorization, hasEmailWay }: AuthorizationAlertProps) {
  const { auth, messages } = page;
  const { problem, config } = authorization;
  if (problem === 'denied') {
    return (
      <Alert tone="bad" title={messages.deniedTitle}>
        {hasEmailWay ? messages.deniedText : messages.deniedTextGoogleOnly}
      </Alert>
    );
  }
  if (problem) {
    const title = problem === 'failed' ? auth.outcomes.failed : auth[problem];
    return <Alert tone="bad" title={title} />;
  }
  return config.status === 'unavailable' ? <Alert tone="bad" title={auth.unavailable} /> : null;
}
