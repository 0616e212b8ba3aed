import { expect, test } from 'vitest';
import { listSpecSheets } from './list-spec-sheets.ts';

const next = { lead: 'Start with a call', label: 'Book', href: '/en/booking' };
const toList = (heading: string, count: number) => ({
  heading,
  items: Array.from({ length: count }, (_, place) => ({ lead: `Lead ${place}.`, text: 'Text.' })),
});

test('the sheet that lacks one row ends with the way on', () => {
  const sheets = listSpecSheets([toList('Build', 5), toList('Work', 4)], next);
  expect(sheets.map((sheet) => sheet.next)).toEqual([undefined, next]);
});

test('sheets of one length stay as they are', () => {
  const sheets = listSpecSheets([toList('Run', 4), toList('Work', 4)], next);
  expect(sheets.map((sheet) => sheet.next)).toEqual([undefined, undefined]);
});

test('a lead is shown as a name, without its period', () => {
  expect(listSpecSheets([toList('Run', 1)], next)[0]?.items).toEqual([{ lead: 'Lead 0', text: 'Text.' }]);
});
