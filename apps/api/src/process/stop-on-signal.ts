import type { Logger } from 'pino';

const stopTimeoutMs = 25_000;
const parts: (() => Promise<void>)[] = [];

/** Closes each part of the process once on SIGTERM or SIGINT. If closing fails or times out, the exit code is not 0. */
export function stopOnSignal(log: Logger, close: () => Promise<void>): void {
  parts.push(close);
  // One exit for all parts, or the first to close would cut off the others.
  if (parts.length > 1) return;
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    try {
      await Promise.all(parts.map((closePart) => closePart()));
      log.info('stopped');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
