import type { Check } from './examination.ts';
import { ok, warn } from './finding.ts';

const subject = 'visitors';
const timeoutMs = 2_000;
/** Fewer requests prove nothing: they may be the operator's own. */
const enough = 50;

/**
 * Whether a running API sees the addresses of its visitors, and whether they come by the one origin. Without an API, or
 * before it has visitors, there is nothing to say.
 */
export const checkClients: Check = async ({ settings: { METRICS_PORT, SITE_ORIGIN } }) => {
  // The first URL is the API's name under compose.
  for (const host of ['api', '127.0.0.1']) {
    const metrics = await readMetrics(`http://${host}:${METRICS_PORT}/metrics`);
    if (metrics) return [...judgeAddresses(metrics), ...listOtherOrigins(metrics, SITE_ORIGIN)];
  }
  return [];
};

function judgeAddresses(metrics: string) {
  const [hidden, seen] = [readCount(metrics, 'private'), readCount(metrics, 'public')];
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

/** Programs of strangers send any origin, so this is no failure. */
function listOtherOrigins(metrics: string, origin: string | undefined) {
  const lines = metrics.matchAll(/^requests_of_other_origins_total\{origin="([^"]+)"\} (\d+)$/gm);
  return [...lines].map(([, other, count]) =>
    warn(
      subject,
      `${count} calls came from pages opened at ${other}, where no form works: if that is a name of yours, it must lead to ${origin}`,
    ),
  );
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
