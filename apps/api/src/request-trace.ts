import { AsyncLocalStorage } from 'node:async_hooks';

/** Follows a request through the log, its jobs and their emails. */
export interface RequestTrace {
  requestId?: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const traces = new AsyncLocalStorage<RequestTrace>();
const none: RequestTrace = {};

/** The request that the current code runs for, also later in a job. Scheduled jobs have none. */
export function findTrace(): RequestTrace {
  return traces.getStore() ?? none;
}

export function runWithTrace<Result>(trace: RequestTrace, work: () => Result): Result {
  return traces.run(trace, work);
}

/** Only a UUID is accepted, because the value ends up in logs and email headers. */
export function toRequestId(value: unknown): string | undefined {
  return typeof value === 'string' && uuid.test(value) ? value : undefined;
}
