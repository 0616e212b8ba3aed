import type { ExhibitStrings } from '../exhibit-strings.ts';
import { createElement } from '../stage/create-element.ts';
import type { Lead } from './take-row.ts';
import { toCsv } from './to-csv.ts';

/** Saves leads as a file that the browser builds itself: nothing is sent. Each row says that it is a sample. */
export function saveCsv(leads: readonly Lead[], strings: ExhibitStrings['leads']): void {
  const head = [strings.company, strings.site, strings.role, strings.size, strings.email, strings.label];
  const rows = leads.map(({ company, site, contact, staff, email }) => [
    ...[company, site, contact, staff, email],
    strings.label,
  ]);
  const url = URL.createObjectURL(new Blob([toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' }));
  createElement('a', { href: url, download: strings.file }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
