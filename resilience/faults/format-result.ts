import type { ViolationKind } from '../invariants/violation.ts';
import type { FaultResult } from './run-fault.ts';

export function formatResult(result: FaultResult): string {
  const { fault, proofs, violations, durationMs, acknowledged, tolerated, logs } = result;
  const verdict = violations.length === 0 ? 'ok    ' : 'FAILED';
  const seconds = `${(durationMs / 1000).toFixed(1)} s`.padStart(7);
  const known = tolerated > 0 ? `, ${tolerated} twice as documented` : '';
  const line = `${verdict} ${seconds}  ${fault.area}: ${fault.name} (${proofs.join('; ')}; ${acknowledged} acknowledged${known})`;
  const problems = violations.map(({ kind, what }) => `       ${kind}: ${what}`);
  return [line, ...problems, ...(logs ? [indent(logs)] : [])].join('\n');
}

/** The last line: what was tried, and the counts that must be 0. */
export function formatSummary(results: FaultResult[]): string {
  const violations = results.flatMap((result) => result.violations);
  const count = (kind: ViolationKind) => violations.filter((violation) => violation.kind === kind).length;
  const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0);
  const failed = results.filter((result) => result.violations.length > 0);
  const names = failed.map(({ fault }) => `failed: ${fault.area}: ${fault.name}\n`).join('');
  return `${names}faults ${results.length}, acknowledged ${acknowledged}, lost ${count('lost')}, doubled ${count('doubled')}, hidden ${count('hidden')}, died ${count('died')}`;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '       | ');
}
