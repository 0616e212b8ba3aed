/** `failure` has to be fixed before the first start, `warning` has to be looked at by a person. */
export interface Finding {
  level: 'ok' | 'warning' | 'failure';
  /** The setting, or what was tried. */
  subject: string;
  /** One sentence, which says what to do if something is wrong. */
  text: string;
}

export const ok = (subject: string, text: string): Finding => ({ level: 'ok', subject, text });
export const warn = (subject: string, text: string): Finding => ({ level: 'warning', subject, text });
export const fail = (subject: string, text: string): Finding => ({ level: 'failure', subject, text });

/** A finding for each line, then the count. */
export function formatFindings(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.map(
    ({ level, subject, text }) => `${level.padEnd(9)}${subject.padEnd(width)}  ${text}\n`,
  );
  const count = (wanted: Finding['level']) => findings.filter(({ level }) => level === wanted).length;
  return `${lines.join('')}${count('failure')} to fix, ${count('warning')} to look at\n`;
}
