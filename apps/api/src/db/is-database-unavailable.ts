import { findTlsFault } from './tls-fault.ts';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
// 08 connection exception, 53 insufficient resources, 57P shutdown or starting up, 57014 statement timeout,
// 55P03 lock timeout, 25P03 transaction left idle, 28 login refused, as while the password changes.
const stateCodes = /^(08...|28...|53...|57P..|57014|55P03|25P03)$/;
const driverMessages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|not queryable|Client has encountered a connection error/;

/** Distinguishes a database that is unavailable from a statement that is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    networkCodes.has(code) ||
    stateCodes.test(code) ||
    driverMessages.test(error.message) ||
    findTlsFault(error) !== undefined
  );
}
