/** `wrong` has to be fixed, `hint` has to be looked at by a person. */
export interface Finding {
  level: 'ok' | 'hint' | 'wrong';
  subject: 'MX' | 'SPF' | 'DKIM' | 'DMARC' | 'PTR';
  text: string;
}

/** A finding for each line. */
export function formatFindings(findings: Finding[]): string {
  return findings
    .map(({ level, subject, text }) => `${level.padEnd(6)}${subject.padEnd(7)}${text}\n`)
    .join('');
}
