import type { Mail } from './booking-records.ts';

/** The properties of the calendar file in an email, with folded lines joined. */
export function readCalendarFile({ attachments }: Mail): Record<string, string> {
  const file = attachments.find(({ filename }) => filename.endsWith('.ics'));
  const lines = Buffer.from(file?.contentBase64 ?? '', 'base64')
    .toString('utf8')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
}
