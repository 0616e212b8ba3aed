import type english from '../../../messages/en/inquiry.json';
import { keepTexts, readMessages, type TextKey } from '../../delivery/create-texts.ts';

export const getInquiryTexts = keepTexts<TextKey<{ inquiry: typeof english }>>((code) =>
  readMessages(code, ['inquiry']),
);
