import type english from '../../../../messages/en/booking.json';
import { keepTexts, readMessages, type TextKey } from '../../../delivery/create-texts.ts';

export interface Company {
  name: string;
  email: string;
}

export const getBookingTexts = keepTexts<TextKey<{ booking: typeof english }>>((code) =>
  readMessages(code, ['booking']),
);
