import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { createRow } from './desk-row.ts';

/** An inquiry of Monday morning, read on Monday at 14:20 in Warsaw. */
export function createEntry(fields: Partial<DeskEntry> = {}): DeskEntry {
  return {
    ...createRow(),
    now: '2026-11-16T13:20:00.000Z',
    message: 'We buy leads in three countries and want one report.',
    socialMedia: '',
    phone: '',
    emailVerdict: 'valid',
    isEmailVerified: false,
    isMine: false,
    source: { referringHost: '', utmSource: '', utmMedium: '', utmCampaign: '' },
    spamScore: null,
    spamLimit: 3,
    notes: [],
    events: [],
    booking: null,
    ...fields,
  };
}
