import { expect, test } from 'vitest';
import { toInquiryReference } from './inquiry-reference.ts';

test('[ANSWER-05] a reference is made of the ID alone, in letters that nobody mistakes', () => {
  expect(toInquiryReference('3d9f6a20-1111-4222-8333-444455556666')).toBe('TT-YSYTH0');
  expect(toInquiryReference('00000001-1111-4222-8333-444455556666')).toBe('TT-000001');
  expect(toInquiryReference('ffffffff-1111-4222-8333-444455556666')).toBe('TT-ZZZZZZ');
});
