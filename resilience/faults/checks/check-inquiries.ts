import type { Evidence } from '../evidence.ts';
import type { InquiryRecord } from '../ledger.ts';
import type { Violation } from '../violation.ts';

/** Every acknowledged inquiry is stored once, and the company was notified of every stored one. */
export function checkInquiries(records: InquiryRecord[], evidence: Evidence): Violation[] {
  return records.flatMap((record) => checkInquiry(record, evidence));
}

function checkInquiry(record: InquiryRecord, evidence: Evidence): Violation[] {
  const rows = evidence.inquiries.filter(({ project_description }) => project_description === record.marker);
  const name = `inquiry ${record.id ?? record.marker} (${record.attempts.join(', ')})`;
  if (record.id && !rows.some(({ id }) => id === record.id)) return [{ kind: 'lost', what: name }];
  const violations: Violation[] = [];
  if (rows.length > 1) violations.push({ kind: 'doubled', what: `${name} is stored ${rows.length} times` });
  for (const { id, waitsForSummary } of rows) {
    const missing = (['telegram', 'slack'] as const).filter(
      (chat) => !evidence.messages[chat].some((text) => text.includes(id)),
    );
    const isKnown = waitsForSummary && /^inquiries_waiting\{[^}]*\} [1-9]/m.test(evidence.metrics);
    if (missing.length > 0 && !isKnown && !isWaiting(id, evidence)) {
      violations.push({ kind: 'hidden', what: `${name} is not in ${missing.join(' and ')}` });
    }
  }
  return violations;
}

function isWaiting(id: string, { waiting }: Evidence): boolean {
  return waiting.some(({ data }) => data.includes(id));
}
