import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { findTrace } from '../request-trace.ts';

// Redaction by path reaches only the depth it spells out, so values that look like a secret are scrubbed too.
const secretPatterns = [
  ...[/ya29\.[\w-]+/g, /1\/\/0[\w-]+/g, /GOCSPX-[\w-]+/g, /Bearer [\w.~+/-]+/gi],
  ...[/bot\d+:[\w-]+/g, /hooks\.slack\.com\/\S+/g],
  ...[/(?<=booking-feed\/)[\w-]{20,}/g, /whsec_[\w+/=]+/g],
];

/** Bodies, headers and queries are never logged. As a second line of defense, values are scrubbed. */
export function createLogger(
  config: Pick<Config, 'LOG_LEVEL'>,
  destination?: { write(line: string): void },
): Logger {
  const stream = destination ?? pino.destination(1);
  return pino(
    {
      level: config.LOG_LEVEL,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toErrorEntry },
      mixin: () => ({ ...findTrace() }),
    },
    { write: (line: string) => stream.write(scrub(line)) },
  );
}

function scrub(line: string): string {
  return secretPatterns.reduce((text, pattern) => text.replaceAll(pattern, '[secret]'), line);
}

function toErrorEntry(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    name,
    message,
    code,
    stack,
    cause: error.cause === undefined ? undefined : toErrorEntry(error.cause),
  };
}
