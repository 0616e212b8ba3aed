import { startGoogle } from '@tt/standins/google';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CompanyCalendar, CompanyEventDraft } from '../../src/adapters/calendar/company-calendar.ts';
import { createCompanyCalendar } from '../../src/adapters/calendar/company-google-calendar.ts';
import { createRefreshTokens } from '../../src/adapters/calendar/company-refresh-token.ts';
import type { Google } from '../booking/start-booking-app.ts';
/** One stand-in of Google for a file of tests, empty before each; its calendar is connected anew each time. */
export function useCompanyCalendar() {
  const shared = {} as { google: Google; calendar: CompanyCalendar };
  beforeAll(async () => {
    shared.google = await startGoogle();
  });
  afterAll(() => shared.google.stop());
  beforeEach(async () => {
    await shared.google.admin.reset();
    shared.calendar = connectCompanyCalendar(shared.google);
  });
  return shared;
}

/** The company's calendar at Google's stand-in, with the consent that the stand-in holds ready. */
export function connectCompanyCalendar(
  google: Google,
  { calendarId = 'primary', refreshToken = google.company.refreshToken as string } = {},
): CompanyCalendar {
  const tokens = createRefreshTokens({ tokenUrl: google.tokenUrl, ...google.company, refreshToken });
  return createCompanyCalendar({ calendarUrl: google.calendarUrl, calendarId, tokens });
}

export function buildCompanyDraft(changes: Partial<CompanyEventDraft> = {}): CompanyEventDraft {
  return {
    id: '0190f3b4c5d67e8f9a0b1c2d3e4f5a6b',
    bookingId: 'b1',
    app: 'site',
    summary: 'Consultation',
    description: 'Details',
    startsAt: new Date('2026-07-01T08:00:00Z'),
    endsAt: new Date('2026-07-01T08:30:00Z'),
    timeZone: 'Asia/Kathmandu',
    guest: { email: 'ada@example.com', displayName: 'Ada' },
    wantsConference: true,
    ...changes,
  };
}
