import { AuthorizeCard } from '../authorization/authorize-card.tsx';
import { useAuthorization } from '../authorization/use-authorization.ts';
import { ScriptlessFallback, WithoutGoogle } from '../authorization/without-google.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { BusinessHoursCard } from '../slots/business-hours-card.tsx';
import { BookingFields } from './booking-fields.tsx';
import { shouldOfferContact } from './booking-outcome.ts';
import { useBookingForm } from './use-booking-form.ts';
import { type Booked, useSubmission } from './use-submission.ts';

interface BookingDeskProps {
  page: BookingPageData;
  onBooked: (booked: Booked) => void;
}

/** The prompt to authorize, the form and the business hours. Its state is gone when it is unmounted. */
export function BookingDesk({ page, onBooked }: BookingDeskProps) {
  const form = useBookingForm(page.tag);
  const authorization = useAuthorization(page);
  const submission = useSubmission({ page, form, authorization, onBooked });
  const { problem, config, isAuthorized } = authorization;
  const { status } = submission;
  const isGoogleUnusable =
    config.status === 'unavailable' ||
    (problem !== null && problem !== 'expired') ||
    (status.kind === 'error' && shouldOfferContact(status.failure));
  const withoutGoogle = <WithoutGoogle page={page} form={form} isProminent={isGoogleUnusable} />;
  return (
    <div className="book">
      <div className="book-main">
        <ScriptlessFallback page={page} />
        {!isAuthorized && (
          <AuthorizeCard texts={page.auth} authorization={authorization}>
            {!isGoogleUnusable && withoutGoogle}
          </AuthorizeCard>
        )}
        {isGoogleUnusable && withoutGoogle}
        <BookingFields page={page} form={form} submission={submission} isAuthorized={isAuthorized} />
        {isAuthorized && !isGoogleUnusable && withoutGoogle}
      </div>
      <BusinessHoursCard page={page} form={form} />
    </div>
  );
}
