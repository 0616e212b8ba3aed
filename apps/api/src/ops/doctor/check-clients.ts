import type { Check } from './examination.ts';
import { ok, warn } from './finding.ts';

const subject = 'visitors';
const timeoutMs = 2_000;
/** Fewer requests prove nothing: they may be the operator's own. */
const enough = 50;

/** Whether a running API sees the addresses of its visitors. Without one, or before it has visitors, there is nothing to say. */
export const checkClients: Check = async ({ settings: { METRICS_PORT } }) => {
  // The first URL is the API's name under compose.
  for (const host of ['api', '127.0.0.1']) {
    const metrics = await readMetrics(`http://${host}:${METRICS_PORT}/metrics`);
    if (metrics) return judge(readCount(metrics, 'private'), readCount(metrics, 'public'));
  }
  return [];
};

function judge(hidden: number, seen: number) {
  const all = hidden + seen;
  if (all < enough) return [];
  return hidden * 10 > all
    ? [
        warn(
          subject,
          `${hidden} of ${all} requests came from a private address, so that these visitors share one limit: see "Visitors hidden" in docs/runbook.md`,
        ),
      ]
    : [ok(subject, 'come with addresses of their own')];
}

async function readMetrics(url: string): Promise<string | undefined> {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })).text();
  } catch {
    return undefined;
  }
}

function readCount(metrics: string, from: string): number {
  const line = new RegExp(`^client_requests_total\\{from="${from}"\\} (\\d+)$`, 'm').exec(metrics);
  return Number(line?.[1] ?? 0);
}
