import { bookingAccessSchema } from '@tt/contract/booking/booking-access';
import { bookingRequestSchema } from '@tt/contract/booking/booking-request';
import { bookingConfirmSchema, emailBookingSchema } from '@tt/contract/booking/email-booking';
import { rescheduleRequestSchema } from '@tt/contract/booking/reschedule-request';
import { emailDomainRequestSchema } from '@tt/contract/enquiry/email-domain';
import { enquirySchema } from '@tt/contract/enquiry/enquiry';
import { outlineSchema, type SchemaOutline } from '@tt/contract/test/outline-schema';

export interface Target extends SchemaOutline {
  path: string;
}

export const enquiryPath = '/rest/v1/client_request';

/** Every address that takes a body, with a valid body and its fields. */
export const targets: readonly Target[] = [
  { path: enquiryPath, ...outlineSchema(enquirySchema) },
  { path: '/functions/v1/verify-email-domain', ...outlineSchema(emailDomainRequestSchema) },
  { path: '/functions/v1/google-calendar-booking', ...outlineSchema(bookingRequestSchema) },
  { path: '/functions/v1/booking-view', ...outlineSchema(bookingAccessSchema) },
  { path: '/functions/v1/booking-cancel', ...outlineSchema(bookingAccessSchema) },
  { path: '/functions/v1/booking-reschedule', ...outlineSchema(rescheduleRequestSchema) },
  { path: '/functions/v1/booking-by-email', ...outlineSchema(emailBookingSchema) },
  { path: '/functions/v1/booking-confirm', ...outlineSchema(bookingConfirmSchema) },
];
