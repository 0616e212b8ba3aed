interface Advisory {
  module_name: string;
  severity: string;
  title: string;
  url: string;
  patched_versions?: string;
  findings: readonly { version: string; dev?: boolean }[];
}

export interface AuditReport {
  /** Undefined if the registry gave no advisories, so nothing is known. */
  lines?: string[];
  /** Whether something that we ship has a serious one. */
  hasFailed: boolean;
}

const serious = ['high', 'critical'];

/** Judges what `pnpm audit --json` printed. A serious advisory fails for what we ship; for tools it is only listed. */
export function judgeAudit(output: string): AuditReport {
  const advisories = parseAdvisories(output);
  if (!advisories) return { hasFailed: false };
  return {
    lines: advisories.map(formatAdvisory),
    hasFailed: advisories.some((advisory) => serious.includes(advisory.severity) && isShipped(advisory)),
  };
}

function parseAdvisories(output: string): Advisory[] | undefined {
  try {
    const { advisories } = JSON.parse(output) as { advisories?: Record<string, Advisory> };
    return advisories && Object.values(advisories);
  } catch {
    return undefined;
  }
}

function isShipped({ findings }: Advisory): boolean {
  return findings.some(({ dev }) => !dev);
}

function formatAdvisory(advisory: Advisory): string {
  const { module_name, severity, title, url, patched_versions } = advisory;
  const versions = advisory.findings.map(({ version }) => version).join(', ');
  const place = isShipped(advisory) ? 'shipped' : 'tool';
  return `${severity}, ${place}: ${module_name}@${versions}: ${title}, fixed in ${patched_versions ?? 'no version'}, ${url}`;
}
