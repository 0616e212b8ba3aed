import type { Logger } from 'pino';

/** Ends a process that can't start, with the reason in the last line of its log. */
export async function startOrExit<T>(log: Logger, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    log.fatal({ err: error }, 'the process could not start');
    process.exit(1);
  }
}
