import type english from '../../../../messages/en/booking.json';
import { keepTexts, readMessages, type TextKey } from '../../../delivery/create-texts.ts';
import type { Host } from './host.ts';

export interface Company {
  name: string;
  email: string;
  /** Whom visitors will talk to, if somebody is named. */
  host?: Host | undefined;
}

export const getBookingTexts = keepTexts<TextKey<{ booking: typeof english }>>((code) =>
  readMessages(code, ['booking']),
);
