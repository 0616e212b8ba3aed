import type { BookingRequest } from '@tt/contract/booking/booking-request';
import type { NetworkKeys } from '../../../limits/limits.ts';

export interface BookingSubmission {
  request: BookingRequest;
  idempotencyKey: string;
  networkKeys: NetworkKeys;
}
