import type { BookingRequest } from '@tt/contract/booking-request';
import type { NetworkKeys } from '../../limits.ts';

export interface BookingSubmission {
  request: BookingRequest;
  idempotencyKey: string;
  networkKeys: NetworkKeys;
}
