import type { World } from '../world/world.ts';

const timeoutMs = 5_000;

/** The metrics of every process that answers, concatenated. */
export async function readMetrics({ apis, workers }: World): Promise<string> {
  const texts = await Promise.all(
    [...apis, ...workers].map(({ metricsOrigin }) =>
      fetch(`${metricsOrigin}/metrics`, { signal: AbortSignal.timeout(timeoutMs) }).then(
        (response) => response.text(),
        () => '',
      ),
    ),
  );
  return texts.join('\n');
}
