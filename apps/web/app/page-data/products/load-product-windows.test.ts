import { languageCodes } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { foundSamples } from './found-samples.ts';
import { loadAdWindow } from './load-ad-window.server.ts';
import { loadLeadWindow } from './load-lead-window.server.ts';

test.each(languageCodes)(
  'desk, alert and log of the ad window say in %s what its waterfall says',
  (language) => {
    const { waterfall, desk, log } = loadAdWindow(language);
    const counts = desk.counts.map(({ count }) => count);
    expect(counts).toEqual([...waterfall.networks.map(({ filled }) => filled), waterfall.unfilled]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(waterfall.sent);
    expect(desk.bars.map(({ width }) => width)).toEqual([33.3, 20.8, 20.8, 0]);
    expect(log.alert.isDue).toBe(waterfall.unfilled * 5 > waterfall.sent);
    for (const text of [desk.note, log.alert.text, waterfall.status]) {
      expect(text).toContain(String(waterfall.sent));
      expect(text).not.toMatch(/[{}]/);
    }
    expect(log.entries.map(({ request }) => request)).toEqual([21, 23, 24]);
  },
);

test.each(languageCodes)(
  'the open record of the lead window in %s is the first lead of its table',
  (language) => {
    const { found, record } = loadLeadWindow(language);
    const [first] = found.leads;
    expect(record.heading).toContain(first?.company);
    expect(record.fields.map(({ value }) => value)).toEqual(
      expect.arrayContaining([first?.site, first?.contact, first?.email, first?.staff]),
    );
  },
);

test('the table has all that was found, and holds back what its last line says', () => {
  const { found } = loadLeadWindow('en');
  expect(found.summary).toBe('12 found, 12 enriched, 10 validated, 10 ready to export, 2 held back.');
  expect(found.leads).toHaveLength(12);
  expect(found.leads.filter(({ taken }) => taken === 4)).toHaveLength(10);
  expect(found.leads.map(({ reason }) => reason).filter(Boolean)).toEqual([
    'generic mailbox',
    'duplicate of row 1',
  ]);
});

test('every domain is reserved for examples', () => {
  for (const { site } of foundSamples) expect(site).toMatch(/\.example$/);
});
