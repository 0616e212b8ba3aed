/**
 * No module of the suites that use this keeps state from one file to the next. The limits only end what hangs: on a busy
 * machine a process can take minutes to start.
 */
export const sharedLimits = {
  isolate: false,
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};
